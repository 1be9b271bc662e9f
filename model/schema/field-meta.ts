import { z } from "zod";

/** What a schema says of a field for the checks, the editor and the launch check, by `.meta({ … })` on it. */
export interface FieldMeta {
  /** What is a file, an address or code, and no text that a visitor reads. A group hands it down to its fields. */
  readonly silent?: boolean;
  /** A name: it claims nothing, and stays as it is within a sentence. A group hands it down. */
  readonly isName?: boolean;
  /** It may be a word of one of the names. */
  readonly ofName?: boolean;
  /** An official wording, which may be the same in two languages or two places. A group hands it down. */
  readonly official?: boolean;
  /** The editor finds it by its words: heads, drawings and names that are looked for carry no tag. A group hands it down. */
  readonly untagged?: boolean;
  /** The language of the text, where it is not that of its file. */
  readonly language?: string;
  /** A telephone number, and where the country of it stands, from the group that the number is in. */
  readonly countryAt?: readonly string[];
  /**
   * How the languages may differ: "present" in one and absent in another, "free" of each other, or compared with something
   * "else". Where this is not said, they must say the same things.
   */
  readonly differs?: "present" | "free" | "else";
  /** The names of this group are the things of that kind: others refer to them. */
  readonly defines?: Thing;
  /** Each of these things has files of its own, so that its name alone neither adds nor removes it. */
  readonly haveFiles?: boolean;
  /** The names of this group must be those of all things of that kind, or be some of them. */
  readonly namesAll?: Thing;
  readonly namesSome?: Thing;
  /** The text is the name of a thing of that kind. */
  readonly refersTo?: Thing;
  /** What may stand in its place. */
  readonly orElse?: readonly string[];
  /** The text is the name of a file in this folder of `content/`. */
  readonly folder?: string;
}

/** What content files name for each other. */
export type Thing = "approval" | "equipment" | "method" | "office" | "scope" | "sector" | "term";

declare module "zod/v4/core" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- types what `.meta` takes
  interface GlobalMeta extends FieldMeta {}
}

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** The schema of a field of a group, or of an entry of a list. */
function schemaIn(schema: Schema | undefined, step: PropertyKey): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === "optional") return schemaIn(def.innerType, step);
  if (def?.type === "object") return def.shape[String(step)];
  if (def?.type === "record") return def.valueType;
  if (def?.type === "array") return def.element;
  return def?.type === "tuple" ? def.items[Number(step)] : undefined;
}

/** Of each schema, which never changes. */
const known = new WeakMap<Schema, FieldMeta>();

function ownMeta(schema: Schema): FieldMeta {
  const found = known.get(schema);
  if (found) return found;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const meta = {
    ...(def.type === "optional" && ownMeta(def.innerType)),
    ...z.globalRegistry.get(schema),
  };
  known.set(schema, meta);
  return meta;
}

const handedDown = ["silent", "isName", "official", "untagged"] as const;

function within(above: FieldMeta, schema: Schema | undefined): FieldMeta {
  const own = schema ? ownMeta(schema) : {};
  return handedDown.every((key) => !above[key])
    ? own
    : { ...Object.fromEntries(handedDown.map((key) => [key, above[key]])), ...own };
}

/** What a schema says of the field at a path, whatever stands there. @param schema of a content file */
export function metaAt(schema: Schema | undefined, path: Path): FieldMeta {
  let meta = within({}, schema);
  let at = schema;
  for (const step of path) {
    at = schemaIn(at, step);
    meta = within(meta, at);
  }
  return meta;
}

export interface FoundField {
  readonly path: Path;
  readonly value: unknown;
  readonly meta: FieldMeta;
}

/** Every field of a content file, groups before what is in them, with what the schema says of each. */
export function fieldsBelow(
  schema: Schema | undefined,
  value: unknown,
  path: Path = [],
  above: FieldMeta = {},
): FoundField[] {
  const meta = within(above, schema);
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    { path, value, meta },
    ...entries.flatMap(([key, inner]) => {
      const step = Array.isArray(value) ? Number(key) : key;
      return fieldsBelow(schemaIn(schema, step), inner, [...path, step], meta);
    }),
  ];
}
