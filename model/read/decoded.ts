interface Decoded {
  readonly text: string;
  /** The first line that cannot be read, in a file that is not saved as UTF-8. */
  readonly badLine?: number;
}

/** The text of a file in UTF-8. */
export function decoded(bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder().decode(bytes);
    return { text, badLine: text.slice(0, text.indexOf("\ufffd")).split("\n").length };
  }
}
