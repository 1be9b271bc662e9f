import { Arrow } from "../arrow.tsx";
import { IconButton } from "../icon-button.tsx";
import styles from "./carousel.module.css";

interface StepProps {
  readonly label: string;
  readonly direction: "forward" | "back";
  readonly controls: string;
  readonly onPress: () => void;
}

export function CarouselStep({ label, direction, controls, onPress }: StepProps) {
  return (
    <IconButton
      className={`needs-js ${styles.control}`}
      label={label}
      aria-controls={controls}
      onClick={onPress}
    >
      <Arrow direction={direction} />
    </IconButton>
  );
}

interface IndicatorsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly current: number;
  readonly controls: string;
  readonly onChoose: (index: number) => void;
}

/** One button for each slide; the current one says so. */
export function CarouselIndicators({ label, names, current, controls, onChoose }: IndicatorsProps) {
  return (
    <div className={`needs-js ${styles.indicators}`} role="group" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles.indicator}
          aria-label={name}
          aria-controls={controls}
          aria-current={index === current}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

interface RotationProps {
  readonly playing: boolean;
  readonly labels: { readonly pause: string; readonly play: string };
  readonly onPress: () => void;
}

/** Stops and starts what moves. Its name changes, not `aria-pressed`: no screen reader says "stop, not pressed". */
export function RotationButton({ playing, labels, onPress }: RotationProps) {
  return (
    <IconButton
      className={`needs-js ${styles.control}`}
      label={playing ? labels.pause : labels.play}
      onClick={onPress}
    >
      <svg className={styles.rotation} viewBox="0 0 12 12" aria-hidden="true">
        <path d={playing ? "M2 1h3v10H2zM7 1h3v10H7z" : "M2 1l9 5-9 5z"} />
      </svg>
    </IconButton>
  );
}
