import {
  vercelStegaCombine,
  vercelStegaDecodeAll,
  vercelStegaSplit,
  VERCEL_STEGA_REGEX,
} from "@vercel/stega";
import type { Content } from "#model/schema/model.ts";
import type { Field, FieldPath, Path, Value } from "./protocol.ts";
import { changedValue, fieldAt, schemaName, textsIn } from "./values.ts";

/*
 * Texts of the content carry their place through loaders and components as invisible marks, and leave them where elements
 * are made (jsx-dev-runtime.ts), so that neither the page nor what is read aloud holds any.
 */

/** Attribute of an element that names the places of its texts, as JSON. */
export const fieldPathsAttribute = "data-field-paths";

/**
 * Texts without a mark: what is said of a page in its head, the labels of drawings and the names of standards on dials, which
 * are parted by what they say, and names that are looked for in texts. The editor finds these by their words.
 */
function isSilent(name: string, path: Path): boolean {
  const last = path.at(-1);
  return (
    path.some(
      (step) => step === "meta" || step === "social" || step === "diagram" || step === "diagramControls",
    ) ||
    (name === "language/accreditation" && path.includes("labels")) ||
    (name === "language/crs" && path.includes("parts")) ||
    last === "standard" ||
    (name.startsWith("language/methods/") && path.length === 1 && last === "name") ||
    (name === "language/terms" && last !== "definition") ||
    (name === "language/language" && last !== "ownName")
  );
}

/** The texts of a file that are marked, with all the places where the file says just these words. */
function placesByText(value: Value, field: Field | undefined, name: string, file: string) {
  const places = new Map<string, FieldPath[]>();
  for (const { path, text } of textsIn(value)) {
    const at = fieldAt(field, path);
    if (at?.kind !== "text" || at.form !== undefined || isSilent(name, path)) continue;
    places.set(text, [...(places.get(text) ?? []), { file, path }]);
  }
  return places;
}

/**
 * A file whose texts carry their places. The same words have the same mark wherever the file says them, so that texts of one
 * list still compare as they would without.
 */
function withMarks(value: Value, field: Field | undefined, name: string, file: string): Value {
  let marked = value;
  for (const [text, places] of placesByText(value, field, name, file))
    for (const place of places)
      marked = changedValue(marked, {
        ...place,
        do: "write",
        value: vercelStegaCombine(text, places, false),
      });
  return marked;
}

/** All content, in which the texts of each language carry their places. @param fields of every file, by name of its schema */
export function markedContent(content: Content, fields: Readonly<Record<string, Field>>): Content {
  const languages = Object.entries(content.in).map(([code, files]) => [
    code,
    Object.fromEntries(
      Object.entries(files).map(([name, value]) => {
        const file = `${code}/${name}.yaml`;
        const schema = schemaName(file, Object.keys(content.in));
        return [name, withMarks(value as Value, fields[schema], schema, file)];
      }),
    ),
  ]);
  return { ...content, in: Object.fromEntries(languages) as Content["in"] };
}

const hasMark = (value: unknown): value is string =>
  typeof value === "string" && value.search(VERCEL_STEGA_REGEX) >= 0;

/** A text without marks. */
export const plain = (text: string) => vercelStegaSplit(text).cleaned;

/** An address without marks, which stand in it as percents. */
function plainAddress(address: string): string {
  return plain(address).replace(/(?:%[0-9A-F]{2})+/gi, (run) => {
    const text = decodeURIComponent(run);
    return hasMark(text) ? encodeURIComponent(plain(text)) : run;
  });
}

type Props = Readonly<Record<string, unknown>>;

/** The component that writes a text among links and has no element of its own. */
const writesText = "LinkedText";

/** The text that a component among the children of an element will write into it, if it is one that does. */
function textWrittenBy(child: unknown): string | undefined {
  if (typeof child !== "object" || child === null || !("type" in child) || !("props" in child))
    return undefined;
  if (typeof child.type !== "function" || child.type.name !== writesText) return undefined;
  return (child.props as { readonly text: string }).text;
}

/** The properties of an element without marks; those of its texts go into an attribute. */
export function unmarked(props: Props): Props {
  const places: FieldPath[] = [];
  const withoutMarks = (child: unknown): unknown => {
    if (Array.isArray(child)) {
      const plainOnes = child.map(withoutMarks);
      return child.some(hasMark) ? plainOnes : child;
    }
    const text = textWrittenBy(child) ?? child;
    if (!hasMark(text)) return child;
    places.push(...vercelStegaDecodeAll<FieldPath[]>(text).flat());
    return text === child ? plain(text) : child;
  };
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") clean[name] = withoutMarks(value);
    else if (name === "href" && typeof value === "string") clean[name] = plainAddress(value);
    else clean[name] = hasMark(value) ? plain(value) : value;
  }
  return places.length > 0 ? { ...clean, [fieldPathsAttribute]: JSON.stringify(places) } : clean;
}
