import { useId } from "react";
import { accreditationCarouselIntervalMs } from "#app/constants.ts";
import type { CarouselWords } from "#model/schema/frame.ts";
import { CarouselIndicators, CarouselStep, RotationButton } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { AccreditationWords } from "#model/schema/pages/accreditation.ts";
import styles from "./accreditation-carousel.module.css";

type AccreditationCarouselProps = AccreditationWords["carousel"] & {
  readonly pictures: readonly PictureSource[];
  readonly labels: CarouselWords;
};

/** Three pictures of what is accredited and approved, which follow each other by themselves. */
export function AccreditationCarousel({ pictures, labels, ...words }: AccreditationCarouselProps) {
  const slidesId = useId();
  const slides = pictures.map((picture, index) => ({ label: "", ...words.slides[index], picture }));
  const { state, show, next, previous, toggle, rootProps, swipeProps } = useCarousel({
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
      {...rootProps}
    >
      <div className={`screen-only ${styles.controls}`}>
        <RotationButton playing={state.playing} labels={labels} onPress={toggle} />
        <CarouselStep label={labels.previous} direction="back" controls={slidesId} onPress={previous} />
        <CarouselStep label={labels.next} direction="forward" controls={slidesId} onPress={next} />
        <CarouselIndicators
          label={words.choose}
          names={slides.map((slide) => slide.label)}
          current={state.index}
          controls={slidesId}
          onChoose={show}
        />
      </div>
      <CarouselSlides
        id={slidesId}
        slides={slides}
        state={state}
        labels={labels}
        wide="60vw"
        full="columnsStacked"
        swipeProps={swipeProps}
      />
    </div>
  );
}
