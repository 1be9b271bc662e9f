import { Entries } from "#app/ui/entries.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./illustrated-text.module.css";

type IllustratedTextProps = Words["about"]["vision"] &
  Partial<Pick<Words["about"]["values"], "commitments">> & {
    readonly id: string;
    readonly picture: PictureSource;
    readonly inverted?: boolean;
  };

/** Vision, mission or values: words beside a picture that reaches the edge of the screen. */
export function IllustratedText({ id, picture, inverted = false, ...words }: IllustratedTextProps) {
  return (
    <section
      id={id}
      className={`section ${styles.text}`}
      data-ground={inverted ? "tinted" : undefined}
      data-inverted={inverted}
    >
      <Reveal className={`wrap grid ${styles.grid}`}>
        <div className={styles.words} data-span={7}>
          <SectionTitle label={words.label} title={words.title} />
          <Paragraph className="lead" text={words.lead} />
          <Paragraph text={words.text} />
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} wide="52vw" full="menuCollapsed" />
        </div>
        {words.commitments && (
          <ol
            className={`entries numbered ${styles.commitments}`}
            data-columns={4}
            data-stacked={2}
            data-collapsed={1}
          >
            <Entries items={words.commitments} />
          </ol>
        )}
      </Reveal>
    </section>
  );
}
