import type { Words } from "#model/schema/model.ts";
import { Arrow } from "../arrow.tsx";
import { IconButton } from "../icon-button.tsx";
import type { Carousel } from "./use-carousel.ts";
import styles from "./carousel.module.css";

interface RotationProps {
  readonly playing: boolean;
  readonly labels: { readonly pause: string; readonly play: string };
  readonly onPress: () => void;
}

/** Stops and starts the movement. Its label changes, not `aria-pressed`, so that no screen reader says "stop, not pressed". */
export function RotationButton({ playing, labels, onPress }: RotationProps) {
  return (
    <IconButton
      className={`needs-js ${styles.control}`}
      label={playing ? labels.pause : labels.play}
      onClick={onPress}
    >
      <svg className={styles.rotation} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={playing ? "M2 1h3v10H2zM7 1h3v10H7z" : "M2 1l9 5-9 5z"} />
      </svg>
    </IconButton>
  );
}

interface ButtonsProps {
  readonly labels: Words["frame"]["carousel"];
  readonly carousel: Carousel;
}

/** The buttons of a carousel: stop or start, previous, next. */
export function CarouselButtons({ labels, carousel }: ButtonsProps) {
  return (
    <>
      <RotationButton playing={carousel.state.playing} labels={labels} onPress={carousel.toggle} />
      {(["previous", "next"] as const).map((way) => (
        <IconButton
          key={way}
          className={`needs-js ${styles.control}`}
          label={labels[way]}
          aria-controls={carousel.id}
          onClick={carousel[way]}
        >
          <Arrow direction={way === "next" ? undefined : "back"} />
        </IconButton>
      ))}
    </>
  );
}

interface IndicatorsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly carousel: Carousel;
}

/** A button for each slide, which also shows which one is current. */
export function CarouselIndicators({ label, names, carousel }: IndicatorsProps) {
  return (
    <div className={`needs-js ${styles.indicators}`} role="group" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={`square ${styles.indicator}`}
          aria-label={name}
          aria-controls={carousel.id}
          aria-current={index === carousel.state.index}
          onClick={() => carousel.show(index)}
        />
      ))}
    </div>
  );
}
