import { createContext, Fragment, use, type ComponentProps } from "react";
import styles from "./linked-text.module.css";

/** Words that lead to what explains them wherever a text says them: short forms, with what they stand for, and names. */
export type LinkedWords = Readonly<
  Record<
    string,
    {
      readonly full?: string | undefined;
      readonly href: string;
      /** The language of the word, where it is not that of the page. */
      readonly language?: string;
    }
  >
>;

const isShortForm = (word: string) => /^[\p{Lu}-]+$/u.test(word);
const inWord = String.raw`[\p{L}\p{N}\p{M}]`;
/** What may not stand beside a word, in any script: an edge of `\b` is one of ASCII. */
const edge = (letter = "", side: "<!" | "!") =>
  new RegExp(inWord, "u").test(letter) ? `(?${side}${inWord})` : "";
const inCapitals = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a page's language, and how they are found in a text: names with or without their capital. */
export function findableWords(words: LinkedWords) {
  const patterns = Object.keys(words).map((word) => {
    const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const form = isShortForm(word)
      ? word
      : `[${word.charAt(0)}${word.charAt(0).toLowerCase()}]${pattern.slice(1)}`;
    return edge(word.at(0), "<!") + form + edge(word.at(-1), "!");
  });
  return { words, pattern: new RegExp(`(${patterns.join("|") || "(?!)"})`, "u") };
}

export const LinkedWordsContext = createContext(findableWords({}));

/** A text in which each of these words, where it first stands, leads to its explanation; a short form carries its full form. */
export function LinkedText({ text }: { readonly text: string }) {
  const { words, pattern } = use(LinkedWordsContext);
  const seen = new Set<string>();
  // Parted at words, which stay in the list: every second entry is one.
  return text.split(pattern).map((part, index) => {
    const word = index % 2 === 1 ? (words[part] ?? words[inCapitals(part)]) : undefined;
    // A text has the same parts in the same order whenever it is shown.
    if (!word) return <Fragment key={index}>{part}</Fragment>;
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
