import type { HeroData } from "#app/data/page-data.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import styles from "./page-hero.module.css";

type PageHeroProps = HeroData & {
  readonly picture: PictureSource;
  /** "overlapped" if the next section begins on the picture. */
  readonly size?: "full" | "overlapped";
  /** Facts of the page, set as the title block of a drawing; the first is its code, set large. */
  readonly facts?: React.ComponentProps<typeof TitleBlock>["facts"];
  /** Whether the block stands at the side, on the edge of the picture, or as a strip below all of it. */
  readonly factsAs?: "block" | "strip";
};

/** First screen of an inner page: breadcrumb, heading and lead over a picture. */
export function PageHero({ picture, facts, size = "full", factsAs = "block", ...words }: PageHeroProps) {
  return (
    <section className={styles.hero} data-on="band" data-size={size}>
      <div className={`scrim ${styles.picture}`}>
        <Picture picture={picture} wide="100vw" load="first" />
      </div>
      <div className={`wrap grid ${styles.inner}`}>
        <Breadcrumb {...words.breadcrumb} />
        <Reveal as="hgroup" className={styles.words}>
          <PageTitle title={words.title} lead={words.lead} />
        </Reveal>
        {facts && (
          <div className={styles.facts} data-as={factsAs}>
            <TitleBlock facts={facts} leading="code" />
          </div>
        )}
      </div>
    </section>
  );
}
