import type { ReactNode } from "react";
import type { Words } from "#model/schema/model.ts";
import styles from "./carousel.module.css";

interface CarouselSlidesProps {
  readonly id: string;
  /** The names of the slides. */
  readonly names: readonly string[];
  readonly labels: Words["frame"]["carousel"];
  /** The pictures of the slides (`carousel-pictures.tsx`), and what is written on them. */
  readonly children: readonly ReactNode[];
}

/**
 * Stacked slides. A slide that is neither shown nor next (`data-state`) has no box, so that its picture is not fetched. Without
 * scripts they scroll.
 */
export function CarouselSlides({ id, names, labels, children }: CarouselSlidesProps) {
  return (
    <div id={id} className={styles.slides} data-by-hand="false">
      <p className="sr-only" aria-live="polite" />
      {names.map((name, index) => {
        const position = labels.position.replace("{number}", String(index + 1));
        return (
          <div
            key={name}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={`${position.replace("{total}", String(names.length))}, ${name}`}
            data-state={index === 0 ? "current" : undefined}
          >
            {children[index]}
          </div>
        );
      })}
    </div>
  );
}
