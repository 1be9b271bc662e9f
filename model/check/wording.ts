import { quoted, wrong } from "#model/read/problem.ts";
import type { Wording } from "#model/schema/wording.ts";
import { namePattern, plain } from "#model/read/names.ts";
import type { Found } from "./plain-text.ts";

/**
 * The source of a regular expression for whole words: `*` stands for the end of a word, a space or a hyphen for either, and
 * capitals alone for capitals.
 */
function sourceOf(words: string): string {
  const source = plain(words)
    .replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll("*", String.raw`\p{L}*`)
    .replaceAll(/[ -]+/g, "[ -]+");
  const any = /\p{Ll}/u.test(words) ? `(?i:${source})` : source;
  return String.raw`(?<![\p{L}\p{N}])${any}(?![\p{L}\p{N}])`;
}

const expressionOf = (words: readonly string[] = [], pattern?: string) =>
  new RegExp([...words.map(sourceOf), ...(pattern ? [`(?i:${plain(pattern)})`] : [])].join("|"), "gu");

/** Finds what `wording.yaml` forbids, by file, text and language. @param names in which forbidden words are allowed */
export function forbiddenIn(wording: Wording, names: readonly string[] = []) {
  const name = namePattern(names.map(plain));
  const rules = wording.map(({ words, pattern, except, ...rule }) => ({
    ...rule,
    find: expressionOf(words, pattern),
    exception: except && expressionOf(except),
  }));
  return (file: string, text: string, textLanguage: string | undefined): Found[] => {
    const fileName = file.replace(/^.*\/|\.yaml$/g, "");
    // The name of a placeholder is not part of the text.
    const given = plain(text).replaceAll(/\{[\w.]+\}/g, (place) => "_".repeat(place.length));
    const named = name ? [...given.matchAll(name)] : [];
    const isNamed = ({ 0: words, index }: RegExpExecArray) =>
      named.some((one) => one.index <= index && index + words.length <= one.index + one[0].length);
    return rules.flatMap(({ language = textLanguage, allowedIn, find, exception, why, instead }) => {
      if (language !== textLanguage || allowedIn?.includes(fileName)) return [];
      const rest = exception ? given.replaceAll(exception, (words) => "_".repeat(words.length)) : given;
      const match = [...rest.matchAll(find)].find((one) => !isNamed(one));
      if (!match) return [];
      const found = text.slice(match.index, match.index + match[0].length);
      return [[found, wrong(`dit ${quoted(found)} : ${why}`, instead)] as const];
    });
  };
}
