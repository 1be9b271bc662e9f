/** An article or a preposition, or what an elision ends with (“jusqu’à”), before a word of four to ten letters. */
const shortWord = /(?<=(?:^|[\s’])(?:\p{L}{1,2}|[dls]es|par|sur|the)) (?=\S{4,10}(?:\s|$))/giu;

/** The text of a heading whose articles and prepositions stay on the line of the noun that follows. */
export const headingText = (text: string) => text.replace(shortWord, "\u00a0");
