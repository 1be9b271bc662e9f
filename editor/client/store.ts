/** The editor's state, and its copy in the browser's storage. */
import { z } from "zod";
import { emptyDraft, type Conflict, type Draft, type Drafted } from "./draft.ts";
import type { Problem } from "#model/read/problem.ts";
import type { Change, FieldPath, Model, NewFile } from "../protocol.ts";

export type View =
  | { readonly show: "forms" }
  | { readonly show: "places"; readonly places: readonly FieldPath[] }
  | { readonly show: "form"; readonly file: string };

export type Notice =
  | {
      readonly is: "saved" | "undone" | "languagesChanged" | "changedMeanwhile";
      readonly files: readonly string[];
      /** What the check warns of since then. */
      readonly warnings?: readonly Problem[];
    }
  | { readonly is: "nothing" }
  | { readonly is: "conflicts"; readonly conflicts: readonly Conflict[] }
  | { readonly is: "oneLanguage"; readonly places: readonly FieldPath[] }
  | { readonly is: "problems"; readonly problems: readonly Problem[] }
  | { readonly is: "failed"; readonly why: string }
  /** New pictures that were too large to keep while the page reloaded. */
  | { readonly is: "chooseAgain"; readonly files: readonly string[] }
  /** The whole draft, or some of its changes, could not be read. */
  | { readonly is: "lostDraft" | "lostInDraft" }
  /** The changes that the user dropped, to be taken up again. */
  | { readonly is: "dropped"; readonly draft: Draft };

export interface State extends Drafted {
  readonly open: boolean;
  /** The scroll position of the page when it was left, in px. */
  readonly top: number;
  readonly view: View;
  readonly notice: Notice | undefined;
  readonly busy: boolean;
  /** What the check warns of in the saved content; undefined until it is read. */
  readonly warnings: readonly Problem[] | undefined;
  /** What this browser cannot keep when the page reloads: new pictures by name, or everything. */
  readonly unkept: readonly string[] | "all";
}

export const noModel: Model = {
  languages: [],
  files: {},
  fields: {},
  folders: {},
  saves: [],
  unreadableSaves: [],
};

const key = "editor";
const filesKey = "editor-files";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** By storage, the new pictures that it was last given, and whether it has room for them. */
const given = new WeakMap<object, { readonly files: Draft["newFiles"]; readonly fit: boolean }>();

/** @throws if the storage is full or forbidden, or takes the text without keeping it */
function hold(storage: Store, name: string, text: string): void {
  storage.setItem(name, text);
  if (storage.getItem(name) !== text) throw new Error("The browser keeps nothing");
}

/** Stores new pictures, if they are not stored already: they take longer than a press of a key. @returns whether they fit */
function keepFiles(storage: Store, files: Draft["newFiles"]): boolean {
  const last = given.get(storage);
  // A browser may clear its storage at any time.
  if (last?.files === files && !(last.fit && storage.getItem(filesKey) === null)) return last.fit;
  storage.removeItem(filesKey);
  if (files.length === 0) {
    // What did not fit is not tried again at each press of a key.
    if (last?.fit) given.delete(storage);
    return true;
  }
  let fit = true;
  try {
    hold(storage, filesKey, JSON.stringify(files));
  } catch {
    fit = false;
  }
  given.set(storage, { files, fit });
  return fit;
}

const texts = z.array(z.string());
const place = z.looseObject({ file: z.string(), path: z.array(z.union([z.string(), z.number()])) });
const problem = z.looseObject({ file: z.string(), says: z.string(), remedy: z.string() });

const viewSchema = z.union([
  z.looseObject({ show: z.literal("forms") }),
  z.looseObject({ show: z.literal("places"), places: z.array(place) }),
  z.looseObject({ show: z.literal("form"), file: z.string() }),
]);

const noticeSchema = z.union([
  z.looseObject({
    is: z.enum(["saved", "undone", "languagesChanged", "changedMeanwhile", "chooseAgain"]),
    files: texts,
    warnings: z.array(problem).optional(),
  }),
  z.looseObject({ is: z.enum(["nothing", "lostDraft", "lostInDraft"]) }),
  z.looseObject({ is: z.literal("conflicts"), conflicts: z.array(place) }),
  z.looseObject({ is: z.literal("oneLanguage"), places: z.array(place) }),
  z.looseObject({ is: z.literal("problems"), problems: z.array(problem) }),
  z.looseObject({ is: z.literal("failed"), why: z.string() }),
]);

const changeSchema = z.union([
  place.extend({ do: z.enum(["write", "insert"]), value: z.json() }),
  place.extend({ do: z.enum(["remove", "settle"]) }),
]);
const fileSchema = z.object({ file: z.string(), base64: z.string() });

/** The stored state. A part that cannot be read is as if it had not been stored, and takes no other with it. */
const keptSchema = z.object({
  open: z.boolean().catch(true),
  top: z.number().catch(0),
  path: z.string().catch(""),
  view: viewSchema.catch({ show: "forms" }),
  notice: noticeSchema.optional().catch(undefined),
  warnings: z.array(problem).optional().catch(undefined),
  unkept: texts.catch([]),
  /** The names of the new pictures, which are stored beside it. */
  pictures: texts.catch([]),
  draft: z.object({
    changes: z.array(z.unknown()),
    base: z.record(z.string(), z.json()).catch({}),
  }),
});

/** State that survives a reload, which follows each save; on another page, only the draft survives. */
type Kept = Omit<State, "model" | "busy"> & { readonly path: string };

/** Stores the state, without new pictures if they are too large. @returns what could not be stored */
export function keep(storage: () => Store, kept: Kept): State["unkept"] {
  const { newFiles, ...draft } = kept.draft;
  const names = newFiles.map(({ file }) => file);
  for (const files of names.length > 0 ? [newFiles, []] : [newFiles])
    try {
      const to = storage();
      if (!keepFiles(to, files)) continue;
      const [pictures, unkept] = files === newFiles ? [names, []] : [[], names];
      hold(to, key, JSON.stringify({ ...kept, draft, pictures, unkept }));
      return unkept;
    } catch {
      // Full, or forbidden: try again with less.
    }
  try {
    // Remove the older state, which no longer matches the screen.
    storage().removeItem(key);
    keepFiles(storage(), []);
  } catch {
    // Forbidden as well.
  }
  return "all";
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
const readable = <Entry>(schema: z.ZodType, list: unknown) =>
  (Array.isArray(list) ? list : []).filter((entry): entry is Entry => schema.safeParse(entry).success);

/**
 * The stored state: "nothing" if there is none or storage is forbidden; undefined if no draft can be read in it. New pictures that
 * cannot be read are `unkept`; `lost` says that changes are missing.
 */
export function keptIn(
  storage: () => Pick<Storage, "getItem">,
): (Kept & { readonly unkept: readonly string[]; readonly lost: boolean }) | "nothing" | undefined {
  let held: readonly (string | null)[];
  try {
    const from = storage();
    held = [key, filesKey].map((name) => from.getItem(name));
  } catch {
    return "nothing";
  }
  const [text = null, files = null] = held;
  if (text === null) return "nothing";
  const { data } = keptSchema.safeParse(parsed(text));
  if (!data) return undefined;
  const { pictures, draft, ...kept } = data;
  const newFiles = readable<NewFile>(fileSchema, parsed(files)).filter(({ file }) => pictures.includes(file));
  const changes = readable<Change>(changeSchema, draft.changes);
  const missing = pictures.filter((name) => !newFiles.some(({ file }) => file === name));
  return {
    ...(kept as Omit<Kept, "draft">),
    unkept: [...kept.unkept, ...missing],
    draft: { base: draft.base, changes, newFiles },
    lost: changes.length < draft.changes.length,
  };
}

function initial(): State {
  const fresh: State = {
    open: false,
    top: 0,
    view: { show: "forms" },
    draft: emptyDraft,
    notice: undefined,
    busy: false,
    model: noModel,
    unkept: [],
    warnings: undefined,
  };
  const kept = keptIn(() => sessionStorage);
  if (kept === "nothing") return fresh;
  if (!kept) return { ...fresh, open: true, notice: { is: "lostDraft" } };
  const { path, unkept, lost, ...before } = kept;
  const here = { ...fresh, ...(path === location.pathname ? before : { draft: before.draft }) };
  if (lost) return { ...here, open: true, notice: { is: "lostInDraft" } };
  return unkept.length === 0 ? here : { ...here, open: true, notice: { is: "chooseAgain", files: unkept } };
}

let state: State | undefined;
const listeners = new Set<() => void>();

export const getState = (): State => (state ??= initial());

export function setState(change: Partial<State>): void {
  state = { ...getState(), ...change };
  const { open, top, view, draft, unkept, warnings } = state;
  // What was dropped is offered again here only: kept as well, it would need the room of a second draft.
  const notice = state.notice?.is === "dropped" ? undefined : state.notice;
  const kept: Kept = { open, top, view, draft, notice, unkept, warnings, path: location.pathname };
  state = { ...state, unkept: keep(() => sessionStorage, kept) };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
