import type { ReactNode } from "react";
import { accreditationCarouselIntervalMs } from "#app/constants.ts";
import { CarouselButtons, CarouselIndicators } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import type { Words } from "#model/schema/model.ts";
import styles from "./accreditation-carousel.module.css";

type AccreditationCarouselProps = Words["accreditation"]["carousel"] & {
  readonly labels: Words["frame"]["carousel"];
  /** The pictures. */
  readonly children: readonly ReactNode[];
};

/** The carousel of the accreditation: each picture with a caption, which the pointer holds. */
export default function AccreditationCarousel({ labels, children, ...words }: AccreditationCarouselProps) {
  const slides = children.map((_, index) => ({ label: "", ...words.slides[index] }));
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
        <CarouselIndicators
          label={words.choose}
          names={slides.map((slide) => slide.label)}
          carousel={carousel}
        />
      </div>
      <CarouselSlides slides={slides} carousel={carousel} labels={labels}>
        {children}
      </CarouselSlides>
    </div>
  );
}
