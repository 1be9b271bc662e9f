import {
  isAlias,
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
import { wrong, type Wrong } from "./problem.ts";

/** A YAML file's value with the line of each field; or its problems, if it cannot be read as intended. */
export type ParsedYaml =
  | {
      readonly value: unknown;
      /** The line on which a field begins, or on which the given words of it stand. */
      readonly lineOf: (path: readonly PropertyKey[], words?: string) => number | undefined;
    }
  | { readonly problems: readonly { readonly line: number; readonly problem: Wrong }[] };

interface Found {
  readonly offset: number;
  readonly problem: Wrong;
}

const colon = wrong(
  "cette ligne contient un deuxième « : », ou commence trop à droite",
  'mettre le texte entre guillemets droits ("…"), ou aligner la ligne sur celle du dessus',
);

const wholeText = wrong(
  "le début de ce texte a un autre sens ici",
  'mettre tout le texte entre guillemets droits ("…"), et aucun à l’intérieur',
);

const remedies: Partial<Readonly<Record<ErrorCode, Wrong>>> = {
  TAB_AS_INDENT: wrong("la ligne commence par une tabulation", "la remplacer par des espaces"),
  BAD_INDENT: wrong(
    "la ligne ne commence pas au bon endroit",
    "l’aligner sur celle du dessus, et fermer toute accolade ou tout crochet ouvert",
  ),
  BLOCK_AS_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: colon,
  BAD_SCALAR_START: wholeText,
  UNEXPECTED_TOKEN: wholeText,
  TAG_RESOLVE_FAILED: wholeText,
  BAD_ALIAS: wholeText,
  BAD_DIRECTIVE: wholeText,
  BAD_DQ_ESCAPE: wrong("une barre oblique inverse (\\) ne va pas entre guillemets droits", "l’enlever"),
  MULTILINE_IMPLICIT_KEY: wrong(
    "il manque « : » et une espace après le nom du champ",
    "les ajouter, ou enlever la ligne",
  ),
  DUPLICATE_KEY: wrong("ce champ est écrit deux fois", "enlever l’un des deux"),
  MULTIPLE_DOCS: wrong("une ligne « --- » ou « ... » coupe le fichier en deux", "l’enlever"),
};

const openQuote = wrong(
  "le guillemet ouvert sur cette ligne n’est pas fermé",
  "mettre un guillemet droit à la fin du texte",
);
const openBracket = wrong("l’accolade ou le crochet ouvert sur cette ligne n’est pas fermé", "le fermer");
const unreadable = wrong(
  "cette ligne ne se lit pas",
  'mettre son texte entre guillemets droits ("…"), et l’aligner sur celle du dessus',
);

/** The innermost quote or bracket that was opened before the offset of an error and not closed. */
function leftOpen(document: Document, error: number): Found | undefined {
  let found: Found | undefined;
  visit(document, {
    Node: (_, node) => {
      const [offset = 0, end = 0] = node.range ?? [];
      if (offset > error || end < error) return;
      if (isScalar(node) && node.type?.startsWith("QUOTE")) found = { offset, problem: openQuote };
      if (isCollection(node) && node.flow) found = { offset, problem: openBracket };
    },
  });
  return found;
}

function errorOf(document: Document): Found | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  const [offset] = error.pos;
  const open = ["MISSING_CHAR", "BAD_INDENT"].includes(error.code) ? leftOpen(document, offset) : undefined;
  return open ?? { offset, problem: remedies[error.code] ?? unreadable };
}

/** Comment after each sample value in YAML, and in each sample drawing. */
export const sampleNote = "EXEMPLE / SAMPLE";

/** Comment after what the specification says and the company's own papers must confirm, such as the edition of a certificate. */
export const confirmNote = "À CONFIRMER / TO CONFIRM";

/** Comments that may stand behind a value. */
export const notes: readonly string[] = [sampleNote, confirmNote];

const beginning = (text: string) => text.split(/\s+/, 3).join(" ").trim();

const secret = (sign: string) =>
  wrong(`« ${sign} » au début d’un texte serait perdu`, 'mettre tout le texte entre guillemets droits ("…")');

/** What YAML would silently drop from a text: after " #", or after a dash with the wrong indentation. */
function lostIn(scalar: Scalar, source: string): Wrong | undefined {
  const [start = 0, end = 0] = scalar.range ?? [];
  if (scalar.type !== "PLAIN") return undefined;
  const [note] = /^[^\S\n]*#[^\n]*/.exec(source.slice(end)) ?? [];
  if (note && !notes.some((known) => note.includes(known)))
    return wrong(
      `« ${beginning(note.trim())} » serait perdu`,
      'mettre tout le texte entre guillemets droits ("…"), ou la note sur une ligne à elle : ce qui suit # est une note, que personne d’autre ne lit',
    );
  return /\n[^\S\n]*-(?=\s|\p{L})/u.test(source.slice(start, end))
    ? wrong(
        "une ligne de ce texte commence par un tiret",
        "aligner la ligne sur celle du dessus, et mettre une espace après le tiret",
      )
    : undefined;
}

function lost(document: Document, source: string): Found[] {
  const found: Found[] = [];
  visit(document, {
    Node: (_, node) => {
      // The sign stands before its node.
      const sign = isAlias(node) ? "*" : node.tag ? "!" : node.anchor ? "&" : undefined;
      const problem = sign ? secret(sign) : isScalar(node) ? lostIn(node, source) : undefined;
      if (problem) found.push({ offset: node.range?.[0] ?? 0, problem });
    },
  });
  return found;
}

/** Parses YAML. Telephone numbers and postcodes keep their leading sign and zeros, which YAML would drop: they are texts, not amounts. */
export function documentOf(source: string, options?: Parameters<typeof parseDocument>[1]): Document {
  const document = parseDocument(source, options);
  visit(document, {
    Scalar: (_, node) => {
      if (node.type === "PLAIN" && /^(?:\+|0)\d+$/.test(node.source ?? "")) node.value = node.source;
    },
  });
  return document;
}

/** The first line of a merge conflict. */
const conflictStart = /^<{7}(?: |$)/m;

const merge = wrong(
  "deux versions de ce texte sont l’une sous l’autre (<<<<<<<)",
  "garder l’une des deux, et enlever les lignes <<<<<<<, ||||||| (s’il y en a), ======= et >>>>>>>",
);

/** Reads a YAML text. What a YAML parser would silently leave out is a problem too. */
export function parseYaml(source: string): ParsedYaml {
  const marked = conflictStart.exec(source);
  if (marked)
    return { problems: [{ line: source.slice(0, marked.index).split("\n").length, problem: merge }] };
  const lines = new LineCounter();
  const document = documentOf(source, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const error = errorOf(document);
  const found = error ? [error] : lost(document, source);
  if (found.length > 0)
    return { problems: found.map(({ offset, problem }) => ({ line: lines.linePos(offset).line, problem })) };
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
