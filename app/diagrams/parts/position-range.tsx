import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./position-range.module.css";

interface RangeInputProps extends Pick<
  React.ComponentProps<"input">,
  "ref" | "value" | "defaultValue" | "min" | "max" | "onChange"
> {
  readonly label: string;
  /** The value in words, for screen readers. */
  readonly text: string;
}

/** A range input without its behaviour. */
export function RangeInput({ label, text, ...input }: RangeInputProps) {
  return (
    <input
      type="range"
      className={`needs-js ${styles.range}`}
      aria-label={label}
      aria-valuetext={text}
      step="1"
      {...input}
    />
  );
}

interface PositionRangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** A range input below the middle three quarters of a drawing: its thumb stands below the probe. */
export function PositionRange({ value, onChange, ...range }: PositionRangeProps) {
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
    <RangeInput
      ref={input}
      value={Math.round(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      {...range}
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
