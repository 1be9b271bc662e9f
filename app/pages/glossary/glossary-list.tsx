import { useEffect } from "react";
import { TextLink } from "#app/ui/button-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import { useAddressHash } from "#app/ui/use-address-hash.ts";
import { LetterIndex } from "./letter-index.tsx";
import type { GlossaryWords } from "./page.server.ts";
import type { TermGroup } from "./terms.server.ts";
import styles from "./glossary-list.module.css";

type ListWords = GlossaryWords["list"];

/** A term with its word in the other language. Where there is room its meaning stands beside it, else it unfolds. */
function Entry({
  id,
  term,
  abbreviation,
  definition,
  others,
  explanation,
  words: { other, method },
}: TermGroup["terms"][number] & { readonly words: ListWords }) {
  return (
    <details id={id} className={styles.entry}>
      <summary>
        <dfn>
          {term}
          {abbreviation !== undefined && <Stamp code={abbreviation} small />}
        </dfn>
        <span className={styles.other}>
          <span className="visually-hidden">{other}</span>
          {others.map((translation) => (
            <span key={translation.language}>
              <span className="label" aria-hidden="true">
                {translation.language.toUpperCase()}
              </span>
              <span lang={translation.language}>
                {translation.term}
                {translation.abbreviation !== undefined &&
                  translation.abbreviation !== abbreviation &&
                  ` (${translation.abbreviation})`}
              </span>
            </span>
          ))}
        </span>
      </summary>
      <div className={styles.meaning}>
        <p>{definition}</p>
        {explanation && <TextLink href={explanation.href} label={method} context={explanation.label} />}
      </div>
    </details>
  );
}

/** The terms from A to Z, below their letters. Each has an address of its own. */
export function GlossaryList({
  groups,
  ...words
}: ListWords & {
  readonly groups: readonly TermGroup[];
}) {
  const { hash } = useAddressHash();

  // Before React, style sheets unfold the entry that the address names; from then on it can be folded again.
  useEffect(() => {
    const entry = document.getElementById(hash);
    if (entry instanceof HTMLDetailsElement) entry.open = true;
  }, [hash]);

  return (
    <section className={styles.band}>
      <LetterIndex label={words.letters} groups={groups} />
      <Reveal className="wrap">
        {groups.map(({ id, letter, terms }) => (
          <div key={id} id={id} className={styles.group}>
            <h2>{letter}</h2>
            <div>
              {terms.map((term) => (
                <Entry key={term.id} {...term} words={words} />
              ))}
            </div>
          </div>
        ))}
      </Reveal>
    </section>
  );
}
