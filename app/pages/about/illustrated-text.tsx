import { classNames } from "#app/ui/class-names.ts";
import { Entries } from "#app/ui/entries.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { AboutWords } from "#model/schema/pages/about.ts";
import styles from "./illustrated-text.module.css";

type IllustratedTextProps = AboutWords["vision"] &
  Partial<Pick<AboutWords["values"], "commitments">> & {
    readonly id: string;
    readonly picture: PictureSource;
    readonly inverted?: boolean;
  };

/** Vision, mission or values: words beside a picture that reaches the edge of the screen. */
export function IllustratedText({ id, picture, inverted = false, ...words }: IllustratedTextProps) {
  return (
    <section
      id={id}
      className={classNames("section", styles.text)}
      data-ground={inverted ? "tinted" : undefined}
      data-inverted={inverted}
    >
      <Reveal className={classNames("wrap grid", styles.grid)}>
        <div className={styles.words}>
          <Eyebrow label={words.label} />
          <h2>{words.title}</h2>
          <Paragraph className="lead" text={words.lead} />
          <Paragraph text={words.text} />
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} wide="52vw" full="tabsInColumn" />
        </div>
        {words.commitments && (
          <ol className={classNames("entries numbered", styles.commitments)} data-columns={4}>
            <Entries items={words.commitments} />
          </ol>
        )}
      </Reveal>
    </section>
  );
}
