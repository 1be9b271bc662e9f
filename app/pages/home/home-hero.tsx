import { useId } from "react";
import { homeCarouselFadeMs, homeCarouselRestMs } from "#app/constants.ts";
import type { CarouselWords } from "#model/schema/frame.ts";
import { ButtonLink, TextLink } from "#app/ui/button-link.tsx";
import { CarouselStep, RotationButton } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { HomeWords } from "#model/schema/pages/home.ts";
import styles from "./home-hero.module.css";

type HomeHeroProps = HomeWords["hero"] & {
  readonly pictures: readonly PictureSource[];
  readonly links: { readonly control: string; readonly contact: string };
  readonly carousel: CarouselWords;
};

/** First screen of the home page: five pictures that fade into each other behind the headline. */
export function HomeHero({
  label,
  title,
  lead,
  controls,
  contact,
  links,
  slides: names,
  pictures,
  carousel,
}: HomeHeroProps) {
  const slidesId = useId();
  const slides = pictures.map((picture, index) => ({ label: names[index] ?? "", picture }));
  const { state, show, next, previous, toggle, rootProps, swipeProps } = useCarousel({
    count: slides.length,
    intervalMs: homeCarouselFadeMs + homeCarouselRestMs,
    onHover: "restart",
  });
  return (
    <section
      className={styles.hero}
      data-on="band"
      aria-roledescription={carousel.role}
      aria-label={label}
      {...rootProps}
    >
      <div className={classNames("screen-only scrim", styles.stage)}>
        <CarouselSlides
          id={slidesId}
          slides={slides}
          state={state}
          labels={carousel}
          wide="119vw"
          swipeProps={swipeProps}
        />
      </div>
      <Reveal className={classNames("wrap", styles.body)}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="actions">
            <ButtonLink href={links.control} label={controls} tone="accent" />
            <TextLink href={links.contact} label={contact} />
          </p>
        </div>
      </Reveal>
      <div className={classNames("screen-only", styles.foot)}>
        <div className={classNames("wrap", styles.rail)}>
          <div className={styles.ruler} />
          <div className={styles.steps}>
            <RotationButton playing={state.playing} labels={carousel} onPress={toggle} />
            <CarouselStep label={carousel.previous} direction="back" controls={slidesId} onPress={previous} />
            <CarouselStep label={carousel.next} direction="forward" controls={slidesId} onPress={next} />
          </div>
          {slides.map((slide, index) => (
            <button
              key={slide.label}
              type="button"
              className={classNames("needs-js", styles.item)}
              aria-controls={slidesId}
              aria-current={index === state.index}
              onClick={() => {
                show(index);
              }}
            >
              <span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
              {slide.label}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
