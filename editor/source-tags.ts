import {
  vercelStegaCombine,
  vercelStegaDecodeAll,
  vercelStegaSplit,
  VERCEL_STEGA_REGEX,
} from "@vercel/stega";
import { textsBelow, withLeaves } from "#model/read/texts-below.ts";
import type { Content } from "#model/schema/model.ts";
import type { Field, FieldPath, Path } from "./protocol.ts";
import { fieldAt, schemaName } from "./values.ts";

/** Texts carry their path as invisible tags until elements are made of them (jsx-dev-runtime.ts): no page holds any. */

export const fieldPathsAttribute = "data-field-paths";

/** A file whose texts carry their places. The same words have one tag, so that texts still compare as without. */
function withTags(value: unknown, field: Field | undefined, file: string): unknown {
  const isTagged = (path: Path) => {
    const at = fieldAt(field, path);
    return at?.kind === "text" && at.form === undefined && !at.untagged;
  };
  const tagged = textsBelow(value).filter(({ path }) => isTagged(path as Path));
  const places = Map.groupBy(tagged, ({ text }) => text);
  return withLeaves(value, (leaf, path) => {
    if (typeof leaf !== "string" || !isTagged(path as Path)) return leaf;
    const same = places.get(leaf)?.map((text) => ({ file, path: text.path })) ?? [];
    return vercelStegaCombine(leaf, same, false);
  });
}

/** All content, in which the texts of each language carry their places. @param fields of every file, by name of its schema */
export function taggedContent(content: Content, fields: Readonly<Record<string, Field>>): Content {
  const languages = Object.entries(content.in).map(([code, files]) => [
    code,
    Object.fromEntries(
      Object.entries(files).map(([name, value]) => {
        const file = `${code}/${name}.yaml`;
        return [name, withTags(value, fields[schemaName(file, Object.keys(content.in))], file)];
      }),
    ),
  ]);
  return { ...content, in: Object.fromEntries(languages) as Content["in"] };
}

const hasTag = (value: unknown): value is string =>
  typeof value === "string" && value.search(VERCEL_STEGA_REGEX) >= 0;

export const plain = (text: string) => vercelStegaSplit(text).cleaned;

function plainAddress(address: string): string {
  return plain(address).replace(/(?:%[0-9A-F]{2})+/gi, (run) => {
    const text = decodeURIComponent(run);
    return hasTag(text) ? encodeURIComponent(plain(text)) : run;
  });
}

type Props = Readonly<Record<string, unknown>>;

/** The component that writes a text among links and has no element of its own. */
const writesText = "LinkedText";

function textWrittenBy(child: unknown): string | undefined {
  if (typeof child !== "object" || child === null || !("type" in child) || !("props" in child))
    return undefined;
  if (typeof child.type !== "function" || child.type.name !== writesText) return undefined;
  return (child.props as { readonly text: string }).text;
}

/** The properties of an element without tags; those of its texts go into an attribute. */
export function withoutTagsIn(props: Props): Props {
  const places: FieldPath[] = [];
  const withoutTags = (child: unknown): unknown => {
    if (Array.isArray(child)) {
      const plainOnes = child.map(withoutTags);
      return child.some(hasTag) ? plainOnes : child;
    }
    const text = textWrittenBy(child) ?? child;
    if (!hasTag(text)) return child;
    places.push(...vercelStegaDecodeAll<FieldPath[]>(text).flat());
    return text === child ? plain(text) : child;
  };
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") clean[name] = withoutTags(value);
    // What an island is drawn from in the browser.
    else if (name === "data-props") clean[name] = value;
    else if (name === "href" && typeof value === "string") clean[name] = plainAddress(value);
    else clean[name] = hasTag(value) ? plain(value) : value;
  }
  return places.length > 0 ? { ...clean, [fieldPathsAttribute]: JSON.stringify(places) } : clean;
}
