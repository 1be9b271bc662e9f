import { accreditationCarouselIntervalMs } from "#app/constants.ts";
import { CarouselButtons, CarouselIndicators } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./accreditation-carousel.module.css";

type AccreditationCarouselProps = Words["accreditation"]["carousel"] & {
  readonly pictures: readonly PictureSource[];
  readonly labels: Words["frame"]["carousel"];
};

export function AccreditationCarousel({ pictures, labels, ...words }: AccreditationCarouselProps) {
  const slides = pictures.map((picture, index) => ({ label: "", ...words.slides[index], picture }));
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
      <div className={`screen-only ${styles.controls}`}>
        <CarouselButtons labels={labels} carousel={carousel} />
        <CarouselIndicators
          label={words.choose}
          names={slides.map((slide) => slide.label)}
          carousel={carousel}
        />
      </div>
      <CarouselSlides slides={slides} carousel={carousel} labels={labels} wide="60vw" full="columnsStacked" />
    </div>
  );
}
