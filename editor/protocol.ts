/** The requests and responses between the editor in the page and its server. Both sides import this file. */
import { z } from "zod";
import type { Problem } from "#model/read/problem.ts";

/** Addresses of the editor's server. Vite ignores addresses that begin with "@", and no page of the site has one. */
export const addressOf = {
  content: "/@editor/content",
  warnings: "/@editor/warnings",
  save: "/@editor/save",
  takeBack: "/@editor/take-back",
  addLanguage: "/@editor/add-language",
  removeLanguage: "/@editor/remove-language",
} as const;

export const tokenHeader = "x-editor-token";

const pathSchema = z.array(z.union([z.string(), z.number()])).readonly();
export type Path = z.infer<typeof pathSchema>;

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export const valueSchema: z.ZodType<Value> = z.json();

/** A place in the content: a file below `content/`, such as `fr/about.yaml`, and the path of a value in it. */
const place = { file: z.string(), path: pathSchema };
export const fieldPathSchema = z.object(place).readonly();
export type FieldPath = z.infer<typeof fieldPathSchema>;

/**
 * A change of the content. The path of `insert` ends with the index of the new entry in its list; `settle` removes the note that a
 * value is a sample, or has to be confirmed.
 */
export const changeSchema = z.union([
  z.object({ ...place, do: z.literal("write"), value: valueSchema }).readonly(),
  z.object({ ...place, do: z.literal("insert"), value: valueSchema }).readonly(),
  z.object({ ...place, do: z.literal("remove") }).readonly(),
  z.object({ ...place, do: z.literal("settle") }).readonly(),
]);
export type Change = z.infer<typeof changeSchema>;

/** A place whose value differs between a draft and its file, with both values; without one, the value is not there. */
export const conflictSchema = z
  .object({ ...place, theirs: valueSchema.optional(), mine: valueSchema.optional() })
  .readonly();
export type Conflict = z.infer<typeof conflictSchema>;

/** A file below `content/`, such as `images/new-pump.jpg`, with its bytes. */
export const newFileSchema = z.object({ file: z.string(), base64: z.string() }).readonly();
export type NewFile = z.infer<typeof newFileSchema>;

export const problemSchema: z.ZodType<Problem> = z.object({
  file: z.string(),
  line: z.number().optional(),
  field: z.string().optional(),
  says: z.string(),
  remedy: z.string(),
});

type Limit = number | undefined;

export type Field = {
  readonly purpose: string | undefined;
  readonly optional?: boolean;
  /** Whether languages may have different entries, and different numbers of them. */
  readonly isFree?: boolean;
} & (
  | {
      readonly kind: "text";
      readonly longest: Limit;
      /** For a text of one form. */
      readonly example: string | undefined;
      /** The language, if it differs from the file's. */
      readonly language: string | undefined;
      /** Whether it carries no tag, and is found by its words only. */
      readonly untagged: boolean;
    }
  | { readonly kind: "file"; readonly folder: string }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "number"; readonly least: Limit; readonly most: Limit }
  | { readonly kind: "group"; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: "list"; readonly entry: Field; readonly least: Limit; readonly most: Limit }
  /** A list of fixed length; each position has a meaning of its own. */
  | { readonly kind: "row"; readonly entries: readonly Field[] }
  /** Entries by name; the owner chooses the names. */
  | {
      readonly kind: "record";
      readonly entry: Field;
      readonly least: Limit;
      readonly nameForm: string | undefined;
      /** How to write a name of that form, as the end of a sentence. */
      readonly nameRemedy: string | undefined;
      /** Whether a form cannot add or remove entries, because each also has a file. */
      readonly isFixed: boolean;
      /** The kind of the entries, such as offices, if other files name the same ones. */
      readonly thing: string | undefined;
    }
);

export interface FileState {
  readonly value: Value;
  readonly version: string;
  /** Paths of values with a note `EXEMPLE / SAMPLE` or `À CONFIRMER / TO CONFIRM`. */
  readonly samples: readonly Path[];
}

export interface Model {
  readonly languages: readonly string[];
  readonly files: Readonly<Record<string, FileState>>;
  /** Fields by schema: `company` for `company.yaml`, `language/about` for `about.yaml` of each language. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Names of the existing pictures and logos, by folder below `content/`. */
  readonly folders: Readonly<Record<string, readonly string[]>>;
  /** Why the system would refuse a save; undefined if it would not. */
  readonly unwritable?: string | undefined;
  readonly saves: readonly Save[];
  /** Folders in `backups/` of saves that cannot be read. */
  readonly unreadableSaves: readonly string[];
}

export interface Save {
  /** Name of its folder, the date in UTC: `2026-11-24_16-40-12-345`. */
  readonly id: string;
  readonly files: readonly string[];
  readonly isReturn: boolean;
  /** Whether it is the last save that was not undone. */
  readonly isLast: boolean;
}

export const saveRequestSchema = z
  .object({
    changes: z.array(changeSchema).readonly(),
    newFiles: z.array(newFileSchema).readonly(),
    /** The version of each changed file that the page shows. */
    versions: z.record(z.string(), z.string()).readonly(),
  })
  .readonly();
export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** A language to add: the name of its folder (BCP 47), and the fields of its `language.yaml`. */
export const newLanguageSchema = z
  .object({ code: z.string(), ownName: z.string(), direction: z.string(), openGraphLocale: z.string() })
  .readonly();
export type NewLanguage = z.infer<typeof newLanguageSchema>;

export type Outcome =
  | { readonly done: readonly string[] }
  | { readonly problems: readonly Problem[] }
  /** Files that changed meanwhile; nothing was written. */
  | { readonly changedMeanwhile: readonly string[] };
