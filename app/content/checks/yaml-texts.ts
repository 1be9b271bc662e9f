import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from "yaml";

/** A text as it is written in a YAML file. */
export interface YamlText {
  readonly path: readonly (string | number)[];
  readonly value: string;
  /** Its place in the file, quotes included. */
  readonly start: number;
  readonly end: number;
  readonly quotes: "single" | "double" | "none";
  /** Line of the first place where the words stand in the file; that of the text's beginning if they are broken up. */
  readonly lineOf: (words: string) => number;
}

function quotesOf({ type }: Scalar): YamlText["quotes"] {
  if (type === "QUOTE_SINGLE") return "single";
  return type === "QUOTE_DOUBLE" ? "double" : "none";
}

/** Every text of a YAML file, in its order. A file that cannot be read has none: the check of its form says why. */
export function yamlTexts(source: string): YamlText[] {
  const lines = new LineCounter();
  // Without its spaces a telephone number looks like a number: here all is text.
  const document = parseDocument(source, { lineCounter: lines, schema: "failsafe" });
  if (document.errors.length > 0) return [];
  const found: YamlText[] = [];
  const visit = (node: unknown, path: readonly (string | number)[]) => {
    if (isMap(node)) for (const { key, value } of node.items) visit(value, [...path, String(key)]);
    else if (isSeq(node))
      node.items.forEach((entry, index) => {
        visit(entry, [...path, index]);
      });
    else if (isScalar(node) && typeof node.value === "string" && node.range) {
      const [start, end] = node.range;
      found.push({
        path,
        value: node.value,
        start,
        end,
        quotes: quotesOf(node),
        lineOf: (words) => {
          const place = source.slice(start, end).indexOf(words);
          return lines.linePos(start + Math.max(0, place)).line;
        },
      });
    }
  };
  visit(document.contents, []);
  return found;
}

/** The text at a path, of those of a file. */
export function textAt(texts: readonly YamlText[], path: readonly PropertyKey[]): YamlText | undefined {
  return texts.find((text) => text.path.join("\n") === path.join("\n"));
}
