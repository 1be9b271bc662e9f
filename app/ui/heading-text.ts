/**
 * A pattern for a word of four letters or more, up to the longest length. Invisible signs are not counted: in the editor, texts end
 * with a tag of them.
 */
const word = (longest: number) => String.raw`[^\s\p{Cf}]{4,${longest}}(?:[\s\p{Cf}]|$)`;

/**
 * The space after French and English articles and prepositions, also after an elision (“jusqu’à”), before a word of four to ten
 * letters, or before the article of one of four to six.
 */
const space = new RegExp(
  String.raw`(?<=(?:^|[\s’])(?:à|aux?|d[eu]|en|et|l[ae]|une?|[dls]es|par|sur|an?|by|for|from|in|of|on|the|to|with)) ` +
    `(?=${word(10)}|(?:l[ae]|les|une?|an?|the) ${word(6)})`,
  "giu",
);

/** The text of a heading whose articles and prepositions stay on the line of the noun that follows. */
export const headingText = (text: string) => text.replace(space, "\u00a0");
