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

/** Adds each text's path to it as an invisible tag. jsx-dev-runtime.ts removes the tags, so documents contain none. */

export const fieldPathsAttribute = "data-field-paths";

/** Tags the texts of a file. Equal texts get the same tag with all their places, so that they still compare as equal. */
function withTags(value: unknown, field: Field | undefined, file: string): unknown {
  const isTagged = (path: Path) => {
    const at = fieldAt(field, path);
    return at?.kind === "text" && at.example === undefined && !at.untagged;
  };
  const tagged = textsBelow(value).filter(({ path }) => isTagged(path as Path));
  const places = Map.groupBy(tagged, ({ text }) => text);
  return withLeaves(value, (leaf, path) => {
    if (typeof leaf !== "string" || !isTagged(path as Path)) return leaf;
    const same = places.get(leaf)?.map((text) => ({ file, path: text.path })) ?? [];
    return vercelStegaCombine(leaf, same, false);
  });
}

/** Tags the texts of every language in the content. @param fields of every file, by name of its schema */
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

/** The component that renders a text with links in it, without an element of its own. */
const writesText = "LinkedText";

function textWrittenBy(child: unknown): string | undefined {
  if (typeof child !== "object" || child === null || !("type" in child) || !("props" in child))
    return undefined;
  if (typeof child.type !== "function" || child.type.name !== writesText) return undefined;
  return (child.props as { readonly text: string }).text;
}

/** Removes all tags from an element's props, and adds the paths of its texts as an attribute. */
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
    // Props of an island keep their tags: the browser renders the island from them.
    else if (name === "data-props") clean[name] = value;
    else if (name === "href" && typeof value === "string") clean[name] = plainAddress(value);
    else clean[name] = hasTag(value) ? plain(value) : value;
  }
  return places.length > 0 ? { ...clean, [fieldPathsAttribute]: JSON.stringify(places) } : clean;
}
