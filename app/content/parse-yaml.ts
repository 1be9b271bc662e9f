import {
  isCollection,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type ErrorCode,
  type Scalar,
} from "yaml";
import { say, type PlainKey } from "#app/messages/messages.ts";

/** Something that keeps a YAML file from being read as it is meant. */
export interface YamlProblem {
  readonly line: number;
  readonly problem: string;
}

/** A YAML file that could be read, and where in it each field stands; or what is wrong with it, and on which line. */
export type ParsedYaml =
  | {
      readonly value: unknown;
      /** The line on which a field begins, or on which words of it stand. */
      readonly lineOf: (path: readonly PropertyKey[], words?: string) => number | undefined;
    }
  | { readonly problems: readonly YamlProblem[] };

/** What to do where YAML cannot be read, in the words of someone who writes texts. */
const remedies: Partial<Readonly<Record<ErrorCode, PlainKey>>> = {
  TAB_AS_INDENT: "yamlTab",
  BAD_INDENT: "yamlIndent",
  BLOCK_AS_IMPLICIT_KEY: "yamlColon",
  BLOCK_IN_FLOW: "yamlColon",
  BAD_SCALAR_START: "yamlWhole",
  UNEXPECTED_TOKEN: "yamlWhole",
  TAG_RESOLVE_FAILED: "yamlWhole",
  BAD_ALIAS: "yamlWhole",
  BAD_DIRECTIVE: "yamlWhole",
  BAD_DQ_ESCAPE: "yamlBackslash",
  MULTILINE_IMPLICIT_KEY: "yamlField",
  DUPLICATE_KEY: "yamlTwice",
  MULTIPLE_DOCS: "yamlParts",
};

/** What was opened above the place of an error and not closed: a quote or a bracket, and where it stands. */
function leftOpen(
  document: Document,
  place: number,
): { readonly start: number; readonly remedy: PlainKey } | undefined {
  let found: { start: number; remedy: PlainKey } | undefined;
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (start > place || end < place) return;
      if (isScalar(node) && node.type?.startsWith("QUOTE")) found = { start, remedy: "yamlQuote" };
      if (isCollection(node) && node.flow) found = { start, remedy: "yamlBracket" };
    },
  });
  return found;
}

function errorOf(document: Document, lines: LineCounter): YamlProblem | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  const [place] = error.pos;
  const open =
    error.code === "MISSING_CHAR" || error.code === "BAD_INDENT" ? leftOpen(document, place) : undefined;
  const remedy = open?.remedy ?? remedies[error.code] ?? "yamlOther";
  return { line: lines.linePos(open?.start ?? place).line, problem: say(remedy) };
}

/** Stands behind each sample value in YAML, and in each sample drawing. */
export const sampleMark = "EXEMPLE / SAMPLE";

/** Stands behind what the specification says and the company's own papers must confirm, such as the edition of a certificate. */
export const confirmMark = "À CONFIRMER / TO CONFIRM";

/** The notes that may stand behind a text on its line. */
export const marks: readonly string[] = [sampleMark, confirmMark];

/** The first words of what a reader of YAML leaves out. */
const beginning = (text: string) => text.split(/\s+/, 3).join(" ").trim();

/** What is lost of a text without a word: behind " #", after a sign that means something to YAML, or a dash out of line. */
function lostIn(
  scalar: Scalar,
  source: string,
): [key: "yamlSecret" | "yamlNote", found: string] | ["yamlDash"] | undefined {
  const [start = 0, end = 0] = scalar.range ?? [];
  if (scalar.type !== "PLAIN") return undefined;
  const [note] = /^[^\S\n]*#[^\n]*/.exec(source.slice(end)) ?? [];
  if (note && !marks.some((mark) => note.includes(mark))) return ["yamlNote", beginning(note.trim())];
  return /\n[^\S\n]*-(?=\s|\p{L})/u.test(source.slice(start, end)) ? ["yamlDash"] : undefined;
}

function lost(document: Document, source: string, lines: LineCounter): YamlProblem[] {
  const problems: YamlProblem[] = [];
  const add = (place: number, problem: string) => {
    problems.push({ line: lines.linePos(place).line, problem });
  };
  visit(document, {
    Alias: (_, { range }) => {
      add(range?.[0] ?? 0, say("yamlSecret", { found: "*" }));
    },
    Node: (_, node) => {
      const place = node.range?.[0] ?? 0;
      // The sign stands before the node that it belongs to.
      const sign = node.tag ? "!" : "anchor" in node && node.anchor ? "&" : undefined;
      if (sign) {
        add(place, say("yamlSecret", { found: sign }));
        return;
      }
      const found = isScalar(node) ? lostIn(node, source) : undefined;
      if (found?.[0] === "yamlDash") add(place, say("yamlDash"));
      else if (found) add(place, say(found[0], { found: found[1] }));
    },
  });
  return problems;
}

/** Reads a YAML text. Nothing is lost on the way: what a reader of YAML would leave out in silence is a problem too. */
export function parseYaml(source: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const error = errorOf(document, lines);
  const problems = error ? [error] : lost(document, source, lines);
  if (problems.length > 0) return { problems };
  const lineOf = (path: readonly PropertyKey[], words = "") => {
    // A missing field has no line of its own: point at the closest group around it.
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node: unknown = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
      const [start, end] = (isNode(node) ? node.range : undefined) ?? [];
      if (start !== undefined)
        return lines.linePos(start + Math.max(0, source.slice(start, end).indexOf(words))).line;
    }
    return undefined;
  };
  return { value: document.toJS() as unknown, lineOf };
}
