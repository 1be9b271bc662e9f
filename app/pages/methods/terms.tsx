import type { HeadWords } from "#model/schema/parts.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./terms.module.css";

type TermsProps = HeadWords & {
  readonly all: string;
  readonly href: string;
  readonly items: readonly { readonly term: string; readonly definition: string; readonly href: string }[];
};

/** The words of a method, as the glossary explains them. */
export function Terms({ label, title, all, href, items }: TermsProps) {
  return (
    <TwoColumns ground="tinted" label={label} title={title}>
      <dl className={classNames("definitions", styles.list)}>
        {items.map(({ term, definition, href: place }) => (
          <div key={place}>
            <dt>
              <a className="touch" href={place}>
                {term}
              </a>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
      <TextLink href={href} label={all} />
    </TwoColumns>
  );
}
