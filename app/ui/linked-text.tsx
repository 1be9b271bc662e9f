import { createContext, Fragment, use } from "react";
import styles from "./linked-text.module.css";

/** What short forms stand for, and where each is explained. */
export type ShortForms = Readonly<Record<string, { readonly full: string; readonly href: string }>>;

/** The short forms of the page's language. */
export const ShortFormsContext = createContext<ShortForms>({});

/** A text in which each short form, where it first stands, carries its full form and leads to its explanation. */
export function LinkedText({ text }: { readonly text: string }) {
  const forms = use(ShortFormsContext);
  const seen = new Set<string>();
  // TwoColumns at words, which stay in the list: every second entry is one.
  return text.split(/(\b[A-Z]{2,4}\b)/).map((part, index) => {
    const form = index % 2 === 1 && !seen.has(part) ? forms[part] : undefined;
    // A text has the same parts in the same order whenever it is shown.
    if (!form) return <Fragment key={index}>{part}</Fragment>;
    seen.add(part);
    return (
      <a key={index} className={styles.term} href={form.href}>
        <abbr title={form.full}>{part}</abbr>
      </a>
    );
  });
}
