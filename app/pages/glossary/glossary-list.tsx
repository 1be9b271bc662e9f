/** The terms of the glossary. */
import { TextLink } from "#app/ui/button-link.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { PageIndex } from "#app/ui/page-index.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import type { Words } from "#model/schema/model.ts";
import type { TermGroup } from "./data.server.ts";
import styles from "./glossary-list.module.css";

type ListWords = Words["glossary"]["list"];

/** A term with its word in the other language, and its meaning, which phones fold (`app/startup/folds.ts`). */
function Entry({ words, ...entry }: TermGroup["terms"][number] & { readonly words: ListWords }) {
  const { id, term, abbreviation, definition, others, explanation } = entry;
  return (
    <Fold
      id={id}
      className={styles.entry}
      summary={
        <>
          <b>
            {term} {abbreviation !== undefined && <Stamp code={abbreviation} />}
          </b>{" "}
          <span className={styles.other}>
            <span className="sr-only">{words.other}</span>{" "}
            {others.map((translation) => (
              <span key={translation.language}>
                <span className="label" aria-hidden="true">
                  {translation.language.toUpperCase()}
                </span>{" "}
                <b lang={translation.language}>
                  {translation.term}
                  {translation.abbreviation !== undefined &&
                    translation.abbreviation !== abbreviation &&
                    ` (${translation.abbreviation})`}
                </b>
              </span>
            ))}
          </span>
        </>
      }
    >
      <div className={styles.text}>
        <p>
          <span>{definition}</span>{" "}
          {explanation && (
            <TextLink href={explanation.href} label={words.method} context={explanation.label} />
          )}
        </p>
      </div>
    </Fold>
  );
}

/** The terms from A to Z, below their letters. Each has an address of its own. */
export function GlossaryList({ groups, ...words }: ListWords & { readonly groups: readonly TermGroup[] }) {
  return (
    <section className={styles.band} data-ground="tinted">
      <PageIndex
        className={styles.bar}
        listClass={`wrap ${styles.letters}`}
        label={words.letters}
        parts={groups}
      />
      <Reveal className="wrap">
        {groups.map(({ id, name, terms }) => (
          <section key={id} id={id} className={styles.group}>
            <h2>{name}</h2>
            <div className="content">
              {terms.map((term) => (
                <Entry key={term.id} {...term} words={words} />
              ))}
            </div>
          </section>
        ))}
      </Reveal>
    </section>
  );
}
