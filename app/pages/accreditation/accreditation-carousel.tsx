import { useId, type ReactNode } from "react";
import { accreditationCarouselIntervalMs } from "#app/constants.ts";
import { CarouselButtons, CarouselIndicators } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./accreditation-carousel.module.css";

type AccreditationCarouselProps = Pick<Words["accreditation"]["carousel"], "label" | "choose"> & {
  readonly names: readonly string[];
  readonly labels: Words["frame"]["carousel"];
  /** The pictures with their captions. */
  readonly children: readonly ReactNode[];
};

/** The carousel of the accreditation: each picture with a caption, which the pointer holds (`app/behaviours/carousels.ts`). */
export function AccreditationCarousel({
  names,
  labels,
  label,
  choose,
  children,
}: AccreditationCarouselProps) {
  const id = useId();
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={labels.role}
      aria-label={label}
      data-on="band"
      data-interval={accreditationCarouselIntervalMs}
      data-on-hover="hold"
    >
      <div className={`screen-only cluster ${styles.controls}`}>
        <CarouselButtons labels={labels} controls={id} />
        <CarouselIndicators label={choose} names={names} controls={id} />
      </div>
      <CarouselSlides id={id} names={names} labels={labels}>
        {children}
      </CarouselSlides>
    </div>
  );
}
