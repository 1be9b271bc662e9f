import { createContext, Fragment, use, type ComponentProps } from "react";
import styles from "./linked-text.module.css";

/** Words that texts link to their explanation: abbreviations, with their full form, and names. */
export type LinkedWords = Readonly<
  Record<
    string,
    {
      readonly full?: string | undefined;
      /** Empty for a company name that contains such a word: it is not linked. */
      readonly href: string;
      /** The language of the word, if it is not the page's. */
      readonly language?: string;
    }
  >
>;

const isShortForm = (word: string) => /^[A-Z-]+$/.test(word);
/** A match must not be next to letters of any script, digits or marks. */
const [before, behind] = [String.raw`(?<![\p{L}\p{N}\p{M}_])`, String.raw`(?![\p{L}\p{N}\p{M}_])`];
const inCapitals = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words that a page links, and the pattern that finds them: names match with or without their capital. */
export function findableWords(words: LinkedWords) {
  const patterns = Object.keys(words).map((word) => {
    const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const first = word.charAt(0);
    // A character without case, such as a sign, stays as it is.
    return isShortForm(word) || first === first.toLowerCase()
      ? pattern
      : `(?:${first}|${first.toLowerCase()})${pattern.slice(1)}`;
  });
  return { words, pattern: new RegExp(`${before}(${patterns.join("|") || "(?!)"})${behind}`, "u") };
}

/** The words that the texts of a page link. */
export const LinkedWordsContext = createContext(findableWords({}));

/** A text in which the first occurrence of each word is a link to its explanation; an abbreviation has its full form as title. */
export function LinkedText({ text }: { readonly text: string }) {
  const { words, pattern } = use(LinkedWordsContext);
  const seen = new Set<string>();
  // `split` keeps the matches: every second entry is one.
  return text.split(pattern).map((part, index) => {
    const word = index % 2 === 1 ? (words[part] ?? words[inCapitals(part)]) : undefined;
    // A company name matches so that no word within it does. The index is a stable key, as a text always has the same parts.
    if (!word?.href) return <Fragment key={index}>{part}</Fragment>;
    const shown =
      word.full === undefined ? (
        part
      ) : (
        <abbr title={word.full} lang={word.language}>
          {part}
        </abbr>
      );
    // Later occurrences are no links, but abbreviations of another language are always marked up.
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

/** A paragraph with links in its text. */
export function Paragraph({ text, ...rest }: { readonly text: string } & ComponentProps<"p">) {
  return (
    <p {...rest}>
      <LinkedText text={text} />
    </p>
  );
}
