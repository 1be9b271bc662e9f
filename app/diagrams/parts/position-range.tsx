import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./position-range.module.css";

interface PositionRangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** A range input below the middle three quarters of a drawing: its thumb stands below the probe. */
export function PositionRange({ label, value, min, max, text, onChange }: PositionRangeProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const range = input.current;
    if (range && range.value !== range.defaultValue) onChange(range.valueAsNumber);
  });

  // The visitor may have moved it before hydration. Waiting for a frame is safe: drawings that play start after it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => takeOver());
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <input
      ref={input}
      type="range"
      className={`needs-js ${styles.range}`}
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      step="1"
      value={Math.round(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  );
}

/** The reading of the instrument in words, below the drawing. Screen readers get it from the range input. */
export function Reading({ text }: { readonly text: string }) {
  return (
    <p className={styles.reading} aria-hidden="true" suppressHydrationWarning>
      {text}
    </p>
  );
}
