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

/** A ruler below the middle three quarters of a drawing, so that its cursor stands where the probe does. */
export function PositionRange({ label, value, min, max, text, onChange }: PositionRangeProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const range = input.current;
    if (range && range.value !== range.defaultValue) onChange(range.valueAsNumber);
  });

  // It may have been moved before React came. A frame is soon enough: drawings that play by themselves begin after it.
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

/** What the instrument reads, in words, below the drawing; the range says it to those who hear it. */
export function Reading({ text }: { readonly text: string }) {
  return (
    <p className={styles.reading} aria-hidden="true">
      {text}
    </p>
  );
}
