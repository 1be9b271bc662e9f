/** What the browser's storage keeps of the editor's state while the page reloads, which follows each save. */
import { z } from "zod";
import {
  changeSchema,
  conflictSchema,
  fieldPathSchema,
  newFileSchema,
  problemSchema,
  valueSchema,
} from "../protocol.ts";
import type { Draft } from "./draft.ts";

const texts = z.array(z.string()).readonly();
const places = z.array(fieldPathSchema).readonly();
const problems = z.array(problemSchema).readonly();

const viewSchema = z.union([
  z.object({ show: z.literal("forms") }),
  z.object({ show: z.literal("places"), places }),
  z.object({ show: z.literal("form"), file: z.string() }),
]);
export type View = z.infer<typeof viewSchema>;

const noticeSchema = z.union([
  z.object({
    is: z.enum(["saved", "undone", "languagesChanged", "changedMeanwhile"]),
    files: texts,
    /** What the check warns of since then. */
    warnings: problems.optional(),
  }),
  z.object({ is: z.literal("nothing") }),
  z.object({ is: z.literal("conflicts"), conflicts: z.array(conflictSchema).readonly() }),
  z.object({ is: z.literal("oneLanguage"), places }),
  z.object({ is: z.literal("problems"), problems }),
  z.object({ is: z.literal("failed"), why: z.string() }),
  /** New pictures that were too large to keep. */
  z.object({ is: z.literal("chooseAgain"), files: texts }),
  /** The whole draft, or some of its changes, could not be read. */
  z.object({ is: z.enum(["lostDraft", "lostInDraft"]) }),
]);
export type KeptNotice = z.infer<typeof noticeSchema>;

/** The stored state. A part that cannot be read is as if it had not been stored, and takes no other with it. */
const stateSchema = z.object({
  open: z.boolean().catch(true),
  /** The scroll position of the page when it was left, in px. */
  top: z.number().catch(0),
  /** The page's path: on another page, only the draft is taken up. */
  path: z.string().catch(""),
  view: viewSchema.catch({ show: "forms" }),
  notice: noticeSchema.optional().catch(undefined),
  /** What the check warns of in the saved content; undefined until it is read. */
  warnings: problems.optional().catch(undefined),
});
type KeptState = z.infer<typeof stateSchema>;

const storedSchema = stateSchema.extend({
  unkept: texts.catch([]),
  /** The names of the new pictures, which are stored beside it. */
  pictures: texts.catch([]),
  draft: z.object({
    changes: z.array(z.unknown()),
    base: z.record(z.string(), valueSchema).catch({}),
  }),
});

export interface Kept extends KeptState {
  readonly draft: Draft;
}

/** What a storage cannot keep: new pictures by name, or everything. */
export type Unkept = readonly string[] | "all";

const stateKey = "editor";
const filesKey = "editor-files";

/** @throws if the storage is full or forbidden, or takes the text without keeping it */
function hold(storage: Storage, key: string, text: string): void {
  storage.setItem(key, text);
  if (storage.getItem(key) !== text) throw new Error("The browser keeps nothing");
}

/** What a storage holds, as JSON; undefined if it cannot be read. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "") as unknown;
  } catch {
    return undefined;
  }
}

/** The entries of a list that can be read. */
const readable = <Entry>(schema: z.ZodType<Entry>, list: unknown): Entry[] =>
  (Array.isArray(list) ? list : []).flatMap((entry) => schema.safeParse(entry).data ?? []);

/** Keeps the editor's state in a browser's storage, which may be full, forbidden, or cleared at any time. */
export class Keeper {
  readonly #storage: () => Storage;
  /** The new pictures given last, and whether there was room for them. */
  #given: { readonly files: Draft["newFiles"]; readonly fit: boolean } | undefined;

  /** @param storage may throw where storage is forbidden */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** Stores new pictures, if they are not stored already: they take longer than a press of a key. @returns whether they fit */
  #keepFiles(files: Draft["newFiles"]): boolean {
    const storage = this.#storage();
    const last = this.#given;
    if (last?.files === files && !(last.fit && storage.getItem(filesKey) === null)) return last.fit;
    storage.removeItem(filesKey);
    if (files.length === 0) {
      // What did not fit is not tried again at each press of a key.
      if (last?.fit) this.#given = undefined;
      return true;
    }
    let fit = true;
    try {
      hold(storage, filesKey, JSON.stringify(files));
    } catch {
      fit = false;
    }
    this.#given = { files, fit };
    return fit;
  }

  /** Stores the state, without new pictures if they are too large. @returns what could not be stored */
  keep(kept: Kept): Unkept {
    const { newFiles, ...draft } = kept.draft;
    const names = newFiles.map(({ file }) => file);
    for (const files of names.length > 0 ? [newFiles, []] : [newFiles])
      try {
        if (!this.#keepFiles(files)) continue;
        const [pictures, unkept] = files === newFiles ? [names, []] : [[], names];
        hold(this.#storage(), stateKey, JSON.stringify({ ...kept, draft, pictures, unkept }));
        return unkept;
      } catch {
        // Full, or forbidden: try again with less.
      }
    try {
      // Remove the older state, which no longer matches the screen.
      this.#storage().removeItem(stateKey);
      this.#keepFiles([]);
    } catch {
      // Forbidden as well.
    }
    return "all";
  }

  /**
   * The stored state: "nothing" if there is none or storage is forbidden; undefined if no draft can be read in it. New pictures
   * that cannot be read are `unkept`; `lost` says that changes are missing.
   */
  kept(): (Kept & { readonly unkept: readonly string[]; readonly lost: boolean }) | "nothing" | undefined {
    let held: readonly (string | null)[];
    try {
      const storage = this.#storage();
      held = [stateKey, filesKey].map((key) => storage.getItem(key));
    } catch {
      return "nothing";
    }
    const [text = null, files = null] = held;
    if (text === null) return "nothing";
    const { data } = storedSchema.safeParse(parsed(text));
    if (!data) return undefined;
    const { pictures, draft, ...state } = data;
    const newFiles = readable(newFileSchema, parsed(files)).filter(({ file }) => pictures.includes(file));
    const changes = readable(changeSchema, draft.changes);
    const missing = pictures.filter((name) => !newFiles.some(({ file }) => file === name));
    return {
      ...state,
      unkept: [...state.unkept, ...missing],
      draft: { base: draft.base, changes, newFiles },
      lost: changes.length < draft.changes.length,
    };
  }
}
