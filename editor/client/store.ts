/** The editor's state, and its copy in the browser's storage. */
import { emptyDraft, type Conflict, type Draft, type Drafted } from "./draft.ts";
import type { Problem } from "#model/read/problem.ts";
import type { Model, FieldPath } from "../protocol.ts";

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
  | { readonly is: "lostDraft" }
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

type Writable = Pick<Storage, "setItem" | "removeItem">;

/** By storage, the new pictures that it was last given, and whether it has room for them. */
const given = new WeakMap<object, { readonly files: Draft["newFiles"]; readonly fit: boolean }>();

/** Stores new pictures, if they are not stored already: they take longer than a press of a key. @returns whether they fit */
function keepFiles(storage: Writable, files: Draft["newFiles"]): boolean {
  const last = given.get(storage);
  if (last?.files === files) return last.fit;
  storage.removeItem(filesKey);
  if (files.length === 0) {
    // What did not fit is not tried again at each press of a key.
    if (last?.fit) given.delete(storage);
    return true;
  }
  let fit = true;
  try {
    storage.setItem(filesKey, JSON.stringify(files));
  } catch {
    fit = false;
  }
  given.set(storage, { files, fit });
  return fit;
}

/** State that survives a reload, which follows each save; on another page, only the draft survives. */
type Kept = Omit<State, "model" | "busy"> & { readonly path: string };

/** Stores the state, without new pictures if they are too large. @returns what could not be stored */
export function keep(storage: () => Writable, kept: Kept): State["unkept"] {
  const { newFiles } = kept.draft;
  const names = newFiles.map(({ file }) => file);
  for (const files of names.length > 0 ? [newFiles, []] : [newFiles])
    try {
      const to = storage();
      if (!keepFiles(to, files)) continue;
      const unkept = files === newFiles ? [] : names;
      to.setItem(key, JSON.stringify({ ...kept, draft: { ...kept.draft, newFiles: [] }, unkept }));
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

const isDraft = (draft: Partial<Draft> | undefined): draft is Draft =>
  Array.isArray(draft?.changes) && Array.isArray(draft.newFiles) && typeof draft.base === "object";

/** The stored state: "nothing" if there is none or storage is forbidden; undefined if it cannot be read. */
export function keptIn(storage: () => Pick<Storage, "getItem">): Kept | "nothing" | undefined {
  let text: string | null;
  try {
    text = storage().getItem(key);
  } catch {
    return "nothing";
  }
  if (text === null) return "nothing";
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    if (!isDraft(kept?.draft)) return undefined;
    const newFiles = JSON.parse(storage().getItem(filesKey) ?? "[]") as Draft["newFiles"];
    return { ...(kept as Kept), draft: { ...kept.draft, newFiles } };
  } catch {
    return undefined;
  }
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
  const { path, unkept, ...before } = kept;
  const here = { ...fresh, ...(path === location.pathname ? before : { draft: before.draft }) };
  return unkept === "all" || unkept.length === 0
    ? here
    : { ...here, open: true, notice: { is: "chooseAgain", files: unkept } };
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
