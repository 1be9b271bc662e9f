import type { Words } from "#model/schema/model.ts";
import { Arrow } from "../arrow.tsx";
import { IconButton } from "../icon-button.tsx";
import styles from "./carousel.module.css";

interface RotationProps {
  readonly labels: { readonly pause: string; readonly play: string };
}

/**
 * Stops and starts a movement. Behaviours exchange label and icon with those in `data-other`; its label changes, not
 * `aria-pressed`, so that no screen reader says "stop, not pressed".
 */
export function RotationButton({ labels }: RotationProps) {
  return (
    <IconButton
      className={`needs-js ${styles.control}`}
      label={labels.pause}
      data-other={labels.play}
      data-control="rotation"
    >
      <svg className={styles.rotation} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 1h3v10H2zM7 1h3v10H7z" data-other="M2 1l9 5-9 5z" />
      </svg>
    </IconButton>
  );
}

interface ButtonsProps {
  readonly labels: Words["frame"]["carousel"];
  /** Id of the slides. */
  readonly controls: string;
}

/** The buttons of a carousel: stop or start, previous, next. */
export function CarouselButtons({ labels, controls }: ButtonsProps) {
  return (
    <>
      <RotationButton labels={labels} />
      {(["previous", "next"] as const).map((way) => (
        <IconButton
          key={way}
          className={`needs-js ${styles.control}`}
          label={labels[way]}
          aria-controls={controls}
          data-control={way}
        >
          <Arrow direction={way === "next" ? undefined : "back"} />
        </IconButton>
      ))}
    </>
  );
}

/** Attributes of a button that shows a slide, and says whether it is the current one. */
export const slideButton = (index: number, controls: string) =>
  ({ type: "button", "aria-controls": controls, "aria-current": index === 0, "data-slide": index }) as const;

interface IndicatorsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Id of the slides. */
  readonly controls: string;
}

/** A button for each slide, which also shows which one is current. */
export function CarouselIndicators({ label, names, controls }: IndicatorsProps) {
  return (
    <div className={`needs-js ${styles.indicators}`} role="group" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          className={`square ${styles.indicator}`}
          aria-label={name}
          {...slideButton(index, controls)}
        />
      ))}
    </div>
  );
}
