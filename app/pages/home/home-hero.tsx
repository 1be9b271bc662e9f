import { useId } from "react";
import { PositionRange } from "#app/diagrams/parts/position-range.tsx";
import { homeCarouselFadeMs, homeCarouselRestMs } from "#app/constants.ts";
import type { scanOf } from "#app/data/pictures.server.ts";
import type { CarouselWords } from "#model/schema/frame.ts";
import { ButtonLink, TextLink } from "#app/ui/button-link.tsx";
import { CarouselStep, RotationButton } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { HomeWords } from "#model/schema/pages/home.ts";
import { Scan, useScan } from "./scan.tsx";
import styles from "./home-hero.module.css";

type HomeHeroProps = HomeWords["hero"] & {
  readonly pictures: readonly PictureSource[];
  readonly scans: readonly ReturnType<typeof scanOf>[];
  readonly links: { readonly control: string; readonly contact: string };
  readonly carousel: CarouselWords;
};

/** First screen of the home page: five pictures that fade into each other behind the headline. */
export function HomeHero({ pictures, scans, links, carousel, ...words }: HomeHeroProps) {
  const slidesId = useId();
  const { state, show, next, previous, toggle, rootProps, swipeProps } = useCarousel({
    count: pictures.length,
    intervalMs: homeCarouselFadeMs + homeCarouselRestMs,
    onHover: "restart",
  });
  const scan = useScan(state.rotating);
  const { at = 0 } = scan;
  const slides = pictures.map((picture, index) => {
    const drawing = scans[index];
    const over = drawing && scan.at !== undefined && <Scan {...drawing} onShown={scan.onShown} />;
    return { label: words.slides[index] ?? "", picture, over };
  });
  return (
    <section
      className={styles.hero}
      data-on="band"
      aria-roledescription={carousel.role}
      aria-label={words.label}
      {...rootProps}
    >
      <div className={classNames("screen-only scrim", styles.stage)} {...scan.stageProps}>
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
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="actions">
          <ButtonLink href={links.control} label={words.controls} tone="accent" />
          <TextLink href={links.contact} label={words.contact} />
        </p>
      </Reveal>
      <div className={classNames("screen-only", styles.foot)}>
        {words.scan !== undefined && scans.some((drawing) => drawing !== undefined) && (
          // The carousel has the arrow keys everywhere else.
          <div className={styles.ruler} onKeyDown={(event) => event.stopPropagation()}>
            <PositionRange
              label={words.scan}
              value={at}
              min={0}
              max={100}
              text={`${Math.round(at)} %, ${scans[state.index]?.alt ?? ""}`}
              onChange={scan.moveTo}
            />
          </div>
        )}
        <div className={classNames("wrap", styles.rail)}>
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
              onClick={() => show(index)}
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
