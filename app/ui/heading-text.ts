/**
 * French and English articles and prepositions, also after an elision (“jusqu’à”), before a word of four to ten letters, or before
 * its article. Invisible signs are not counted: in the editor, texts end with a tag of them.
 */
const shortWord =
  /(?<=(?:^|[\s’])(?:à|aux?|d[eu]|en|et|l[ae]|une?|[dls]es|par|sur|an?|by|for|from|in|of|on|the|to|with)) (?=(?:(?:l[ae]s?|une?|an?|the) )?[^\s\p{Cf}]{4,10}(?:[\s\p{Cf}]|$))/giu;

/** The text of a heading whose articles and prepositions stay on the line of the noun that follows. */
export const headingText = (text: string) => text.replace(shortWord, "\u00a0");
