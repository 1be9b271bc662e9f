/** Something wrong with the content, as its owner reads it. */
export interface Problem {
  /** Path below `content/`. */
  readonly file: string;
  readonly line?: number | undefined;
  /** The field, as its names lead to it in the file; undefined where it is the file itself, or a line of it. */
  readonly field?: string | undefined;
  /** What is wrong, to be read after the field: « est vide ». */
  readonly says: string;
  /** What to do: « écrire le titre ». */
  readonly remedy: string;
}

/** What is wrong, and behind a line break what to do: a schema can say no more than one text. */
export type Wrong = `${string}\n${string}`;

export const wrong = (says: string, remedy: string): Wrong => `${says}\n${remedy}`;

/** A name or a text as it stands in a file, between quotation marks. */
export const quoted = (found: string) => `« ${found} »`;

/** How many entries a list has, in words. */
export const entries = (count: number) => (count > 1 ? `${count} entrées` : `${count} entrée`);

/** What is wrong with a list that has another number of entries than one elsewhere. */
export const unlikeCounts = (list: readonly unknown[], other: readonly unknown[], where: string): Wrong =>
  wrong(`compte ${entries(list.length)}, et ${other.length} dans ${where}`, "en écrire autant dans les deux");

/** French signs stand off from their words by a space that breaks no line. */
export const french = (text: string) => text.replaceAll(/ (?=[:;!?»])|(?<=«) /g, "\u00a0");

/** The file of a problem, and the line. */
export const placeOf = ({ file, line }: Problem) => `content/${file}${line === undefined ? "" : `:${line}`}`;

/** What is wrong, with which field, and what to do. */
export const sentenceOf = ({ field, says, remedy }: Problem) =>
  french([field, says, ":", remedy].filter((part) => part !== undefined).join(" "));

/** A problem as one line of the terminal. */
export const printed = (problem: Problem) => `${placeOf(problem)}: ${sentenceOf(problem)}`;

/** Stands above warnings, which look like problems. */
export const warned = french("À vérifier, ce qui n’arrête rien :");
