import type { Problem } from "#model/read/problem.ts";

/** Types of the requests and responses between the editor in the page and its server. Both sides import this file. */

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

export type Path = readonly (string | number)[];

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A place in the content: a file below `content/`, such as `fr/about.yaml`, and the path of a value in it. */
export interface FieldPath {
  readonly file: string;
  readonly path: Path;
}

export type Change = FieldPath &
  (
    | { readonly do: "write"; readonly value: Value }
    /** The path ends with the index of the new entry in its list. */
    | { readonly do: "insert"; readonly value: Value }
    | { readonly do: "remove" }
    /** Removes the note that a value is a sample, or has to be confirmed. */
    | { readonly do: "settle" }
  );

export interface NewFile {
  /** Below `content/`, such as `images/new-pump.jpg`. */
  readonly file: string;
  readonly base64: string;
}

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

export interface SaveRequest {
  readonly changes: readonly Change[];
  readonly newFiles: readonly NewFile[];
  readonly versions: Readonly<Record<string, string>>;
}

/** A language to add, with the fields of its `language.yaml`. */
export interface NewLanguage {
  /** The name of its folder (BCP 47). */
  readonly code: string;
  readonly ownName: string;
  readonly direction: string;
  readonly openGraphLocale: string;
}

export type Outcome =
  | { readonly done: readonly string[] }
  | { readonly problems: readonly Problem[] }
  /** Files that changed meanwhile; nothing was written. */
  | { readonly changedMeanwhile: readonly string[] };
