import { PositionRange } from "#app/diagrams/parts/position-range.tsx";
import { homeCarouselFadeMs, homeCarouselRestMs } from "#app/constants.ts";
import type { scanOf } from "#app/data/pictures.server.ts";
import type { Words } from "#model/schema/model.ts";
import { ButtonLink, TextLink } from "#app/ui/button-link.tsx";
import { CarouselButtons } from "#app/ui/carousel/carousel-controls.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { useCarousel } from "#app/ui/carousel/use-carousel.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Scan, useScan } from "./scan.tsx";
import styles from "./home-hero.module.css";

type HomeHeroProps = Words["home"]["hero"] & {
  readonly pictures: readonly PictureSource[];
  readonly scans: readonly ReturnType<typeof scanOf>[];
  readonly links: { readonly control: string; readonly contact: string };
  readonly labels: Words["frame"]["carousel"];
};

export function HomeHero({ pictures, scans, links, labels, ...words }: HomeHeroProps) {
  const carousel = useCarousel({
    count: pictures.length,
    intervalMs: homeCarouselFadeMs + homeCarouselRestMs,
    onHover: "restart",
  });
  const scan = useScan(carousel.state.rotating);
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
      aria-roledescription={labels.role}
      aria-label={words.label}
      {...carousel.rootProps}
    >
      <div className={`screen-only scrim ${styles.stage}`} {...scan.stageProps}>
        <CarouselSlides slides={slides} carousel={carousel} labels={labels} wide="119vw" />
        {scans[0] && (
          <noscript>
            <Scan {...scans[0]} />
          </noscript>
        )}
      </div>
      <Reveal className={`wrap ${styles.body}`}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="actions">
          <ButtonLink href={links.control} label={words.controls} tone="accent" />
          <TextLink href={links.contact} label={words.contact} />
        </p>
      </Reveal>
      <div className={`screen-only ${styles.foot}`}>
        {words.scan !== undefined && scans.some((drawing) => drawing !== undefined) && (
          // The carousel has the arrow keys everywhere else.
          <div className={styles.ruler} onKeyDown={(event) => event.stopPropagation()}>
            <PositionRange
              label={words.scan}
              value={at}
              min={0}
              max={100}
              text={`${Math.round(at)} %, ${scans[carousel.state.index]?.alt ?? ""}`}
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
              <span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
              {slide.label}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
