/** Words that sentences of a language can hardly do without, and that are none in the other. */
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    "le la les des du un une est et dans pour par sur qui que aux avec sans son ses leur ou où ce cette ces il elle ne pas plus se sont au".split(
      " ",
    ),
  ),
  en: new Set(
    "the of and to is are in for with on by its it that which from this these an be or as at not without their they".split(
      " ",
    ),
  ),
};

/** Words before which nothing is said of the language: a title or a name may be of any. */
const fewest = 6;

function countIn(words: readonly string[], language: string): number {
  return words.filter((word) => smallWords[language]?.has(word)).length;
}

/**
 * The language that a text is written in, where it is plainly not that of its file: a sentence left in English by a
 * translator, say. Languages whose small words are not known are neither found nor missed.
 * @param text a text as visitors read it
 * @param language code of the language that it should be in
 * @returns the code of the other language; undefined where nothing speaks against the first
 */
export function otherLanguageOf(text: string, language: string): string | undefined {
  if (smallWords[language] === undefined) return undefined;
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0);
  if (words.length < fewest) return undefined;
  const own = countIn(words, language);
  return Object.keys(smallWords)
    .filter((code) => code !== language)
    .find((code) => countIn(words, code) >= 2 && countIn(words, code) > 2 * own);
}
