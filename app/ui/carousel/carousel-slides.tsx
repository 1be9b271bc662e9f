import type { ReactNode } from "react";
import type { Words } from "#model/schema/model.ts";
import type { Carousel } from "./use-carousel.ts";
import styles from "./carousel.module.css";

interface CarouselSlidesProps {
  readonly slides: readonly {
    readonly label: string;
    /** Laid over the picture while it is shown. */
    readonly over?: ReactNode;
  }[];
  readonly carousel: Carousel;
  readonly labels: Words["frame"]["carousel"];
  /** The pictures of the slides (`carousel-pictures.tsx`), and what is written on them. */
  readonly children: readonly ReactNode[];
}

function slideState(
  index: number,
  { index: current, previousIndex, rotating }: Carousel["state"],
  count: number,
): "current" | "previous" | "next" | undefined {
  if (index === current) return "current";
  if (index === previousIndex) return "previous";
  return rotating && index === (current + 1) % count ? "next" : undefined;
}

/**
 * Stacked slides. A slide that is neither shown nor next has no box, so that its picture is not fetched. Without scripts they
 * scroll.
 */
export function CarouselSlides({ slides, carousel, labels, children }: CarouselSlidesProps) {
  const { id, state, swipeProps } = carousel;
  const names = slides.map(({ label }, index) => {
    const position = labels.position.replace("{number}", String(index + 1));
    return `${position.replace("{total}", String(slides.length))}, ${label}`;
  });
  return (
    <div id={id} className={styles.slides} data-by-hand={state.byHand} {...swipeProps}>
      {/* Screen readers do not announce a change of pictures; this text does, if the visitor caused it. */}
      <p className="sr-only" aria-live="polite">
        {state.byHand && names[state.index]}
      </p>
      {slides.map(({ label, over }, index) => {
        const shown = slideState(index, state, slides.length);
        return (
          <div
            key={label}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={names[index]}
            // Still visible below the slide that fades in, but no longer the current one.
            aria-hidden={shown === "previous" || undefined}
            data-state={shown}
          >
            {children[index]}
            {(shown === "current" || shown === "previous") && over}
          </div>
        );
      })}
    </div>
  );
}
