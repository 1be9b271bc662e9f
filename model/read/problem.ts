/** A problem of the content, as its owner reads it. */
export interface Problem {
  /** Path below `content/`. */
  readonly file: string;
  readonly line?: number | undefined;
  /** The path of the field in the file; undefined if the problem is that of the file, or of a line. */
  readonly field?: string | undefined;
  /** What is wrong, as the end of a sentence that begins with the field: « est vide ». */
  readonly says: string;
  /** What to do: « écrire le titre ». */
  readonly remedy: string;
}

/** What is wrong and, after a line break, what to do: a schema can return only one text. */
export type Wrong = `${string}\n${string}`;

export const wrong = (says: string, remedy: string): Wrong => `${says}\n${remedy}`;

/** A name or a text from a file, in quotation marks. */
export const quoted = (found: string) => `« ${found} »`;

/** How many entries a list has, in words. */
export const entries = (count: number) => (count > 1 ? `${count} entrées` : `${count} entrée`);

/** The problem of a list whose number of entries differs from another's. */
export const unlikeCounts = (list: readonly unknown[], other: readonly unknown[], where: string): Wrong =>
  wrong(`compte ${entries(list.length)}, et ${other.length} dans ${where}`, "en écrire autant dans les deux");

/** Puts no-break spaces before or after French punctuation. */
export const french = (text: string) => text.replaceAll(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");

/** The file and line of a problem. */
export const placeOf = ({ file, line }: Problem) => `content/${file}${line === undefined ? "" : `:${line}`}`;

/** What is wrong, with which field, and what to do. */
export const sentenceOf = ({ field, says, remedy }: Problem) =>
  french([field, says, ":", remedy].filter((part) => part !== undefined).join(" "));

/** A problem as one line of the terminal. */
export const printed = (problem: Problem) => `${placeOf(problem)}: ${sentenceOf(problem)}`;

/** Heading above warnings, which look like problems. */
export const warned = french("À vérifier, ce qui n’arrête rien :");
