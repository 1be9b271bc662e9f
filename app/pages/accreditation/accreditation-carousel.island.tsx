import type { ReactNode } from "react";
import { accreditationCarouselIntervalMs } from "#app/constants.ts";
import { CarouselButtons, CarouselIndicators } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import type { Words } from "#model/schema/model.ts";
import styles from "./accreditation-carousel.module.css";

type AccreditationCarouselProps = Pick<Words["accreditation"]["carousel"], "label" | "choose"> & {
  readonly names: readonly string[];
  readonly labels: Words["frame"]["carousel"];
  /** The pictures with their captions. */
  readonly children: readonly ReactNode[];
};

/** The carousel of the accreditation: each picture with a caption, which the pointer holds. */
export default function AccreditationCarousel({
  names,
  labels,
  children,
  ...words
}: AccreditationCarouselProps) {
  const slides = children.map((_, index) => ({ label: names[index] ?? "" }));
  const carousel = useCarousel({
    count: slides.length,
    intervalMs: accreditationCarouselIntervalMs,
    onHover: "hold",
  });
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={labels.role}
      aria-label={words.label}
      data-on="band"
      {...carousel.rootProps}
    >
      <div className={`screen-only cluster ${styles.controls}`}>
        <CarouselButtons labels={labels} carousel={carousel} />
        <CarouselIndicators label={words.choose} names={names} carousel={carousel} />
      </div>
      <CarouselSlides slides={slides} carousel={carousel} labels={labels}>
        {children}
      </CarouselSlides>
    </div>
  );
}
