import { Fragment } from "react";
import type { scanOf } from "#app/data/pictures.server.ts";
import type { Words } from "#model/schema/model.ts";
import { ButtonLink, TextLink } from "#app/ui/button-link.tsx";
import { carouselPictures } from "#app/ui/carousel/carousel-pictures.tsx";
import type { PictureSource } from "#app/ui/picture.tsx";
import HomeCarousel from "./home-carousel.island.tsx";
import { FlawName, Scan } from "./scan.tsx";

type HomeHeroProps = Words["home"]["hero"] & {
  readonly pictures: readonly PictureSource[];
  readonly scans: readonly ReturnType<typeof scanOf>[];
  readonly links: { readonly control: string; readonly contact: string };
  readonly labels: Words["frame"]["carousel"];
};

/** First screen of the home page: the heading and its links, over the picture carousel. */
export function HomeHero({ pictures, scans, links, labels, ...words }: HomeHeroProps) {
  const { label, slides, scan } = words;
  const [drawing] = scans;
  const [first, ...others] = carouselPictures(pictures, { wide: "119vw" });
  return (
    <HomeCarousel
      words={{ label, slides, ...(scan !== undefined && { scan }) }}
      scans={scans.map((drawing) => drawing ?? null)}
      labels={labels}
    >
      {[
        <Fragment key="said">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <p className="actions">
            <ButtonLink href={links.control} label={words.controls} tone="accent" />
            <TextLink href={links.contact} label={words.contact} />
          </p>
        </Fragment>,
        <Fragment key="first">
          {first}
          {drawing && (
            <noscript>
              <Scan {...drawing} shown onLoad={() => undefined} />
              <FlawName>{drawing.alt}</FlawName>
            </noscript>
          )}
        </Fragment>,
        ...others,
      ]}
    </HomeCarousel>
  );
}
