import { createContext, Fragment, use, type ComponentProps } from "react";
import styles from "./linked-text.module.css";

/** Words that lead to what explains them wherever a text says them: short forms, with what they stand for, and names. */
export type LinkedWords = Readonly<
  Record<
    string,
    {
      readonly full?: string | undefined;
      /** Empty for a name that holds such a word, and leads nowhere. */
      readonly href: string;
      /** The language of the word, where it is not that of the page. */
      readonly language?: string;
    }
  >
>;

const isShortForm = (word: string) => /^[A-Z-]+$/.test(word);
/** What no word goes on with: letters of any script, digits, marks. */
const [before, behind] = [String.raw`(?<![\p{L}\p{N}\p{M}_])`, String.raw`(?![\p{L}\p{N}\p{M}_])`];
const inCapitals = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a page's language, and how they are found in a text: names with or without their capital. */
export function findableWords(words: LinkedWords) {
  const patterns = Object.keys(words).map((word) => {
    const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const first = word.charAt(0);
    // What has no other case, such as a sign, stays as it is.
    return isShortForm(word) || first === first.toLowerCase()
      ? pattern
      : `(?:${first}|${first.toLowerCase()})${pattern.slice(1)}`;
  });
  return { words, pattern: new RegExp(`${before}(${patterns.join("|") || "(?!)"})${behind}`, "u") };
}

export const LinkedWordsContext = createContext(findableWords({}));

/** A text in which each of these words, where it first stands, leads to its explanation; a short form carries its full form. */
export function LinkedText({ text }: { readonly text: string }) {
  const { words, pattern } = use(LinkedWordsContext);
  const seen = new Set<string>();
  // Parted at words, which stay in the list: every second entry is one.
  return text.split(pattern).map((part, index) => {
    const word = index % 2 === 1 ? (words[part] ?? words[inCapitals(part)]) : undefined;
    // A name of the company is found so that no word within it is. A text has the same parts in the same order whenever it is shown.
    if (!word?.href) return <Fragment key={index}>{part}</Fragment>;
    const shown =
      word.full === undefined ? (
        part
      ) : (
        <abbr title={word.full} lang={word.language}>
          {part}
        </abbr>
      );
    // What has been linked is plain from then on; but a word of another language is so wherever it stands.
    if (seen.has(word.href))
      return <Fragment key={index}>{word.language === undefined ? part : shown}</Fragment>;
    seen.add(word.href);
    return (
      <a key={index} className={styles.term} href={word.href}>
        {shown}
      </a>
    );
  });
}

export function Paragraph({ text, ...rest }: { readonly text: string } & ComponentProps<"p">) {
  return (
    <p {...rest}>
      <LinkedText text={text} />
    </p>
  );
}
