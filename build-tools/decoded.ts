/** How a file is written that is not UTF-8: as a whole, so that it can be converted, or only on one line. */
export interface Misencoded {
  /** The first line that cannot be read, in a file that a machine cannot convert. */
  readonly line?: number;
}

interface Decoded {
  readonly text: string;
  readonly misencoded?: Misencoded;
}

/** Bytes that stand for a letter of several bytes in UTF-8, where the others do not. */
const lettersOf = (text: string) => text.replaceAll(/[\p{ASCII}\ufffd]/gu, "");

/**
 * The text of a file, whatever the editor saved it as: UTF-8, the UTF-16 of Windows ("Unicode"), or Windows-1252 ("ANSI").
 */
export function decoded(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return {
      text: new TextDecoder(first === 0xff ? "utf-16le" : "utf-16be").decode(bytes),
      misencoded: {},
    };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder().decode(bytes);
    return lettersOf(text) === ""
      ? { text: new TextDecoder("windows-1252").decode(bytes), misencoded: {} }
      : { text, misencoded: { line: text.slice(0, text.indexOf("\ufffd")).split("\n").length } };
  }
}
