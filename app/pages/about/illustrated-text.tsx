import { Entries } from "#app/ui/entries.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { LinkRows } from "#app/ui/link-rows.tsx";
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
    /** Whether phones fold the text below its lead, which must then have no links. */
    readonly folded?: boolean;
    /** What the company does, each with the address of its page. */
    readonly services?: readonly { readonly href: string; readonly label: string; readonly text: string }[];
  };

/** Vision, mission or values: words beside a picture that reaches the edge of the screen. */
export function IllustratedText({
  id,
  picture,
  inverted = false,
  folded = false,
  services,
  ...words
}: IllustratedTextProps) {
  const text = <Paragraph text={words.text} />;
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
          {folded ? (
            <Fold summary={<span className="lead">{words.lead}</span>}>{text}</Fold>
          ) : (
            <>
              <Paragraph className="lead" text={words.lead} />
              {text}
            </>
          )}
          {services && <LinkRows className={styles.services} links={services} />}
        </div>
        <div className={styles.picture}>
          <Picture picture={picture} wide="150vw" full="menuCollapsed" />
        </div>
        {words.commitments && (
          <ol className="entries numbered" data-columns={4} data-stacked={2} data-collapsed={1}>
            <Entries items={words.commitments} folded />
          </ol>
        )}
      </Reveal>
    </section>
  );
}
