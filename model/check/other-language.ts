/** Frequent words of each language that do not exist in the other. */
const smallWords: Readonly<Record<string, string>> = {
  fr: " le la les des du un une est et dans pour par sur qui que aux avec sans son ses leur ou où ce cette ces il elle ne pas plus se sont au ",
  en: " the of and to is are in for with on by its it that which from this these an be or as at not without their they ",
};

/** Shorter texts, in words, are not judged: a title or a name may be in any language. */
const fewest = 6;

const countIn = (words: readonly string[], language: string) =>
  words.filter((word) => smallWords[language]?.includes(` ${word} `)).length;

/** The language that a text is evidently written in, if it is not the expected one and both have `smallWords`. */
export function otherLanguageOf(text: string, language: string): string | undefined {
  if (smallWords[language] === undefined) return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewest) return undefined;
  const own = countIn(words, language);
  return Object.keys(smallWords)
    .filter((code) => code !== language)
    .find((code) => countIn(words, code) >= 2 && countIn(words, code) > 2 * own);
}
