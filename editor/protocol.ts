import type { Problem } from "#model/read/problem.ts";

/** What the editor in the page and the server that writes say to each other. Both sides import this file. */

/** Where the editor asks. Vite leaves addresses that begin with "@" alone, and no page of the site has one. */
export const addressOf = {
  content: "/@editor/content",
  save: "/@editor/save",
  takeBack: "/@editor/take-back",
  addLanguage: "/@editor/add-language",
  removeLanguage: "/@editor/remove-language",
} as const;

export const tokenHeader = "x-editor-token";

export type Path = readonly (string | number)[];

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A place in the content: a file below `content/`, such as `fr/about.yaml`, and the way to a value in it. */
export interface FieldPath {
  readonly file: string;
  readonly path: Path;
}

export type Change = FieldPath &
  (
    | { readonly do: "write"; readonly value: Value }
    /** The path ends with the number that the new entry of a list gets. */
    | { readonly do: "insert"; readonly value: Value }
    | { readonly do: "remove" }
    /** Takes the mark off that says that a value is a sample, or has to be confirmed. */
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
  /** Languages may have other entries, and another number of them. */
  readonly isFree?: boolean;
} & (
  | {
      readonly kind: "text";
      readonly longest: Limit;
      readonly form: string | undefined;
      /** Where it is not that of the file. */
      readonly language: string | undefined;
      /** Whether it is found by its words alone. */
      readonly untagged: boolean;
    }
  | { readonly kind: "file"; readonly folder: string }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "number"; readonly least: Limit; readonly most: Limit }
  | { readonly kind: "group"; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: "list"; readonly entry: Field; readonly least: Limit; readonly most: Limit }
  /** A list whose entries differ by their place. */
  | { readonly kind: "row"; readonly entries: readonly Field[] }
  /** Entries by names that the writer gives. */
  | {
      readonly kind: "record";
      readonly entry: Field;
      readonly least: Limit;
      readonly nameForm: string | undefined;
      /** Whether entries are neither added nor removed by their names alone. */
      readonly isFixed: boolean;
      /** What the entries are, such as offices: other files name the same ones. */
      readonly thing: string | undefined;
    }
);

export interface FileState {
  readonly value: Value;
  readonly version: string;
  /** Where a mark stands: `EXEMPLE / SAMPLE`, or `À CONFIRMER / TO CONFIRM`. */
  readonly samples: readonly Path[];
}

export interface Model {
  readonly languages: readonly string[];
  readonly files: Readonly<Record<string, FileState>>;
  /** What a file may hold: `company` for `company.yaml`, `language/about` for `about.yaml` of each language. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Names of the pictures and logos that there are, by folder below `content/`. */
  readonly folders: Readonly<Record<string, readonly string[]>>;
  readonly saves: readonly Save[];
  /** Folders in `backups/` of saves that cannot be read any more. */
  readonly unreadableSaves: readonly string[];
}

export interface Save {
  /** Its date in UTC, as a folder is called: `2026-11-24_16-40-12-345`. */
  readonly id: string;
  readonly files: readonly string[];
  readonly isReturn: boolean;
  /** The last one that was not taken back. */
  readonly isLast: boolean;
}

export interface SaveRequest {
  readonly changes: readonly Change[];
  readonly newFiles: readonly NewFile[];
  readonly versions: Readonly<Record<string, string>>;
}

/** A language to be added, as its `language.yaml` says it. */
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
  /** Files that somebody else has changed meanwhile; nothing was written. */
  | { readonly changedMeanwhile: readonly string[] };
