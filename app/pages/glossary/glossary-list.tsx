import { classNames } from "#app/ui/class-names.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { GlossaryWords } from "./page.server.ts";
import type { TermGroup } from "./terms.server.ts";
import styles from "./glossary-list.module.css";

const idOf = (letter: string) => `letter-${letter.toLowerCase()}`;

/** The terms from A to Z under an index of letters. Each has an address of its own. */
export function GlossaryList({
  letters,
  other,
  groups,
}: GlossaryWords["list"] & { readonly groups: readonly TermGroup[] }) {
  return (
    <section className={classNames("section", styles.band)}>
      <Reveal className="wrap">
        <nav className={styles.index} aria-label={letters}>
          <ul>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ letter, terms }) => (
          <div key={letter} className={styles.group}>
            <h2 id={idOf(letter)}>{letter}</h2>
            <dl>
              {terms.map(({ id, term, abbreviation, definition, others }) => (
                <div key={id} id={id} className={styles.entry}>
                  <dt>
                    {term}
                    {abbreviation !== undefined && <Stamp code={abbreviation} />}
                  </dt>
                  <dd className={styles.other}>
                    <span className="label">{other}</span>
                    {others.map((translation) => (
                      <span key={translation.language} lang={translation.language}>
                        {translation.term}
                        {translation.abbreviation !== undefined &&
                          translation.abbreviation !== abbreviation &&
                          ` (${translation.abbreviation})`}
                      </span>
                    ))}
                  </dd>
                  <dd>{definition}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Reveal>
    </section>
  );
}
