import type { ReactNode } from "react";
import { PositionRange } from "#app/diagrams/parts/position-range.tsx";
import { homeCarouselFadeMs, homeCarouselRestMs } from "#app/constants.ts";
import type { scanOf } from "#app/data/pictures.server.ts";
import type { Words } from "#model/schema/model.ts";
import { CarouselButtons } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import { ControlWords } from "#app/ui/control-words.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { FlawName, Scan, useScan } from "./scan.tsx";
import styles from "./home-hero.module.css";

interface HomeCarouselProps {
  readonly words: Pick<Words["home"]["hero"], "label" | "slides" | "scan">;
  readonly scans: readonly (ReturnType<typeof scanOf> | null)[];
  readonly labels: Words["frame"]["carousel"];
  /** The words, then the pictures. */
  readonly children: readonly ReactNode[];
}

/** The first screen of the home page: pictures that change, drawings over them, and their controls. */
export default function HomeCarousel({ words, scans, labels, children }: HomeCarouselProps) {
  const [said, ...pictures] = children;
  const carousel = useCarousel({
    count: pictures.length,
    intervalMs: homeCarouselFadeMs + homeCarouselRestMs,
    onHover: "restart",
  });
  const scan = useScan(carousel.state);
  const { at = 0 } = scan;
  const slides = pictures.map((_, index) => {
    const drawing = scans[index];
    const over = drawing && scan.at !== undefined && (
      <Scan {...drawing} shown={scan.isLoaded(index)} onLoad={(image) => scan.onLoad(image, index)} />
    );
    return { label: words.slides[index] ?? "", over };
  });
  const { index: current } = carousel.state;
  const flaw = scan.isLoaded(current) ? scans[current]?.alt : undefined;
  return (
    <section
      className={styles.hero}
      data-on="band"
      aria-roledescription={labels.role}
      aria-label={words.label}
      {...carousel.rootProps}
    >
      <div className={`screen-only scrim ${styles.stage}`} {...scan.stageProps}>
        <CarouselSlides slides={slides} carousel={carousel} labels={labels}>
          {pictures}
        </CarouselSlides>
        {flaw !== undefined && <FlawName>{flaw}</FlawName>}
      </div>
      <Reveal className={`wrap ${styles.body}`}>{said}</Reveal>
      <div className={`screen-only ${styles.foot}`}>
        {words.scan !== undefined && scans.some(Boolean) && (
          // Here the arrow keys move the range, not the carousel.
          <div className={styles.ruler} onKeyDown={(event) => event.stopPropagation()}>
            <PositionRange
              label={words.scan}
              value={at}
              min={0}
              max={100}
              // Without "%": screen readers add a percentage of their own.
              text={`${scans[carousel.state.index]?.alt ?? ""}, ${Math.round(at)}`}
              onChange={scan.moveTo}
            />
          </div>
        )}
        <div className={`wrap ${styles.rail}`}>
          <div className={styles.steps}>
            <CarouselButtons labels={labels} carousel={carousel} />
          </div>
          {slides.map((slide, index) => (
            <button
              key={slide.label}
              type="button"
              className={`needs-js ${styles.item}`}
              aria-controls={carousel.id}
              aria-current={index === carousel.state.index}
              onClick={() => carousel.show(index)}
            >
              <ControlWords hidden>{String(index + 1).padStart(2, "0")}</ControlWords>
              <ControlWords>{slide.label}</ControlWords>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
