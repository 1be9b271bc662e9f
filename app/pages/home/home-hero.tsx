import { Fragment, useId } from "react";
import { homeCarouselFadeMs, homeCarouselRestMs } from "#app/constants.ts";
import type { scanOf } from "#app/data/pictures.server.ts";
import { RangeInput } from "#app/diagrams/parts/position-range.tsx";
import type { Words } from "#model/schema/model.ts";
import { ButtonLink, TextLink } from "#app/ui/button-link.tsx";
import { CarouselButtons, slideButton } from "#app/ui/carousel/carousel-controls.tsx";
import { carouselPictures } from "#app/ui/carousel/carousel-pictures.tsx";
import { CarouselSlides } from "#app/ui/carousel/carousel-slides.tsx";
import { ControlWords } from "#app/ui/control-words.tsx";
import type { PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { FlawName, Scan } from "./scan.tsx";
import styles from "./home-hero.module.css";

type HomeHeroProps = Words["home"]["hero"] & {
  readonly pictures: readonly PictureSource[];
  readonly scans: readonly ReturnType<typeof scanOf>[];
  readonly links: { readonly control: string; readonly contact: string };
  readonly labels: Words["frame"]["carousel"];
};

/**
 * First screen of the home page: the heading and its links, over pictures that change (`app/behaviours/carousels.ts`), drawings
 * over these, and their controls.
 */
export function HomeHero({ pictures, scans, links, labels, slides, ...words }: HomeHeroProps) {
  const id = useId();
  const drawn = carouselPictures(pictures, { wide: "119vw" });
  return (
    <section
      className={styles.hero}
      data-on="band"
      aria-roledescription={labels.role}
      aria-label={words.label}
      data-interval={homeCarouselFadeMs + homeCarouselRestMs}
      data-on-hover="restart"
    >
      <div className={`screen-only scrim ${styles.stage}`} data-scans="">
        <CarouselSlides id={id} names={slides} labels={labels}>
          {drawn.map((picture, index) => (
            <Fragment key={picture.key}>
              {picture}
              <Scan drawing={scans[index]} first={index === 0} />
            </Fragment>
          ))}
        </CarouselSlides>
        <FlawName />
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
        {words.scan !== undefined && scans.some(Boolean) && (
          <div className={styles.ruler}>
            <RangeInput
              label={words.scan}
              defaultValue={0}
              min={0}
              max={100}
              text={`${scans[0]?.alt ?? ""}, 0`}
            />
          </div>
        )}
        <div className={`wrap ${styles.rail}`}>
          <div className={styles.steps}>
            <CarouselButtons labels={labels} controls={id} />
          </div>
          {slides.map((slide, index) => (
            <button key={slide} className={`needs-js ${styles.item}`} {...slideButton(index, id)}>
              <ControlWords hidden>{String(index + 1).padStart(2, "0")}</ControlWords>
              <ControlWords>{slide}</ControlWords>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
