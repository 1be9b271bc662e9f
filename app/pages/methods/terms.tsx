import { TextLink } from "#app/ui/button-link.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./terms.module.css";

type TermsProps = MethodData["terms"] & {
  readonly picture: PictureSource | undefined;
};

/** A close view of the method, and its terms, linked to the glossary. */
export function Terms({ label, title, all, href, items, picture }: TermsProps) {
  if (!picture && items.length === 0) return null;
  return (
    <section className="section" data-ground="tinted">
      <Reveal className="content wrap grid">
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} wide="66vw" full="columnsStacked" />
          </div>
        )}
        {items.length > 0 && (
          // Readability 0.6 keeps the heading of rows of links only in a `<section>`, and if the rows stand in an element of class `content`.
          <section className={styles.words} data-start={9}>
            <SectionTitle label={label} title={title} />
            <div className="content">
              <ul className="choices">
                {items.map(({ term, href: place }) => (
                  <li key={place}>
                    <a className="touch" href={place}>
                      {term}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <p className="actions">
              <TextLink href={href} label={all} />
            </p>
          </section>
        )}
      </Reveal>
    </section>
  );
}
