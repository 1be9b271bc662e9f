import { LineCounter, parseDocument, visit, type Alias, type ErrorCode } from "yaml";

/** A YAML file that could be read, and where in it each field stands; or what is wrong with it, and on which line. */
export type ParsedYaml =
  | { readonly value: unknown; readonly lineOf: (path: readonly PropertyKey[]) => number | undefined }
  | { readonly problem: string; readonly line: number };

const quoteColon = 'put straight quotes ("…") around a text that contains a colon and a space';
const quoteWhole = 'put straight quotes ("…") around the whole text, and none inside of it';

/** What to do where YAML cannot be read, in the words of someone who writes texts. */
const remedies: Partial<Readonly<Record<ErrorCode, string>>> = {
  TAB_AS_INDENT: "indent with spaces",
  BAD_INDENT: "let it begin right below the line before it, and close every bracket",
  BLOCK_AS_IMPLICIT_KEY: `${quoteColon}, or let the line begin right below the one before it`,
  BLOCK_IN_FLOW: quoteColon,
  BAD_SCALAR_START: quoteWhole,
  UNEXPECTED_TOKEN: quoteWhole,
  TAG_RESOLVE_FAILED: quoteWhole,
  MISSING_CHAR: "close the quote or the bracket that was opened above",
  MULTILINE_IMPLICIT_KEY: "put a colon and a space behind the field's name, or take the line away",
  DUPLICATE_KEY: "take one of the two away",
};

/** Reads a YAML text. */
export function parseYaml(source: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const remedy = remedies[error.code] ?? "correct the YAML here";
    // The parser's own message may run over several lines; the first says what is wrong.
    const [what] = error.message.split("\n");
    return { line: lines.linePos(error.pos[0]).line, problem: `${what ?? error.code}: ${remedy}` };
  }
  const lineOf = (path: readonly PropertyKey[]) => {
    // A missing field has no line of its own: point at the closest group around it.
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node: unknown = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
      const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
      if (Array.isArray(range) && typeof range[0] === "number") return lines.linePos(range[0]).line;
    }
    return undefined;
  };
  let unresolved: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) unresolved ??= alias;
    },
  });
  if (unresolved) {
    return {
      line: lines.linePos(unresolved.range?.[0] ?? 0).line,
      problem: '"*" at the start of a text has a meaning of its own: put quotes around the text',
    };
  }
  return { value: document.toJS() as unknown, lineOf };
}

/** A field as a writer names it: `hero.slides[2].label`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : String(part)))
    .join(".")
    .replaceAll(".[", "[");
}
