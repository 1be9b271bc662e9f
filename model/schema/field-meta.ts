import { z } from "zod";
import { isGroup } from "#model/read/texts-below.ts";

/** Metadata of a field for the checks, the editor and the launch check, set by `.meta({ … })` in its schema. */
export interface FieldMeta {
  /** A file, address or code, not a text that visitors read. Inherited by the fields of a group. */
  readonly silent?: boolean;
  /** A name: not checked for claims, and left unchanged within a sentence. Inherited by the fields of a group. */
  readonly isName?: boolean;
  /** A field whose text may be a word of one of the names. */
  readonly ofName?: boolean;
  /** An official wording, which may be the same in two languages or places. Inherited by the fields of a group. */
  readonly official?: boolean;
  /**
   * The editor finds the field by its words: texts of heads and drawings, and names that code searches for, carry no tag.
   * Inherited by the fields of a group.
   */
  readonly untagged?: boolean;
  /** The language of the text, if it is not that of its file. */
  readonly language?: string;
  /** A telephone number: path to its country, from the group that contains the number. */
  readonly countryAt?: readonly string[];
  /**
   * How languages may differ: "present" in one and absent in another, "free" of each other, or compared with something "else". By
   * default they must agree.
   */
  readonly differs?: "present" | "free" | "else";
  /** The keys of this group define the things of that kind, to which others refer. */
  readonly defines?: Thing;
  /** How to write a key of this group, which the owner chooses. */
  readonly keyForm?: string | undefined;
  /** Each of these things has files of its own, so that changing a key alone neither adds nor removes it. */
  readonly haveFiles?: boolean;
  /** The keys of this group must be those of all things of that kind, or of some of them. */
  readonly namesAll?: Thing;
  readonly namesSome?: Thing;
  /** The text is the name of a thing of that kind. */
  readonly refersTo?: Thing;
  /** Other allowed values. */
  readonly orElse?: readonly string[];
  /** The text is the name of a file in this folder of `content/`. */
  readonly folder?: string;
}

/** Kinds of things that content files refer to across files. */
export type Thing = "approval" | "equipment" | "method" | "office" | "scope" | "sector" | "term";

declare module "zod/v4/core" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- types what `.meta` takes
  interface GlobalMeta extends FieldMeta {}
}

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** The schema of a field in a group, or of an entry in a list. */
function schemaIn(schema: Schema | undefined, step: PropertyKey): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  if (def?.type === "optional") return schemaIn(def.innerType, step);
  if (def?.type === "object") return def.shape[String(step)];
  if (def?.type === "record") return def.valueType;
  if (def?.type === "array") return def.element;
  return def?.type === "tuple" ? def.items[Number(step)] : undefined;
}

/** Cache by schema: schemas never change. */
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

/** The metadata of the field at a path, whether it exists or not. @param schema of a content file */
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

/** Every field of a content file, groups before their fields, with its metadata. */
export function fieldsBelow(
  schema: Schema | undefined,
  value: unknown,
  path: Path = [],
  above: FieldMeta = {},
): FoundField[] {
  const meta = within(above, schema);
  const entries = isGroup(value) ? Object.entries(value) : [];
  return [
    { path, value, meta },
    ...entries.flatMap(([key, inner]) => {
      const step = Array.isArray(value) ? Number(key) : key;
      return fieldsBelow(schemaIn(schema, step), inner, [...path, step], meta);
    }),
  ];
}
