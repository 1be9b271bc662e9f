import { emptyDraft, type Conflict, type Drafted } from "./draft.ts";
import type { Problem } from "#model/read/problem.ts";
import type { Model, FieldPath } from "../protocol.ts";

export type View =
  | { readonly show: "forms" }
  | { readonly show: "places"; readonly places: readonly FieldPath[] }
  | { readonly show: "form"; readonly file: string };

export type Notice =
  | { readonly is: "saved" | "undone" | "changedMeanwhile"; readonly files: readonly string[] }
  | { readonly is: "nothing" }
  | { readonly is: "conflicts"; readonly conflicts: readonly Conflict[] }
  | { readonly is: "oneLanguage"; readonly places: readonly FieldPath[] }
  | { readonly is: "problems"; readonly problems: readonly Problem[] }
  | { readonly is: "failed"; readonly why: string };

export interface State extends Drafted {
  readonly open: boolean;
  readonly view: View;
  readonly notice: Notice | undefined;
  readonly busy: boolean;
}

export const noModel: Model = { languages: [], files: {}, fields: {}, folders: {}, saves: [] };

const key = "editor";

/** What outlives that the page is loaded anew, as it is after each save; on another page only what is not saved. */
type Kept = Omit<State, "model" | "busy"> & { readonly path: string };

function initial(): State {
  const fresh: State = {
    open: false,
    view: { show: "forms" },
    draft: emptyDraft,
    notice: undefined,
    busy: false,
    model: noModel,
  };
  const kept = sessionStorage.getItem(key);
  if (kept === null) return fresh;
  const { path, ...before } = JSON.parse(kept) as Kept;
  return { ...fresh, ...(path === location.pathname ? before : { draft: before.draft }) };
}

let state = initial();
const listeners = new Set<() => void>();

export const getState = () => state;

export function setState(change: Partial<State>): void {
  state = { ...state, ...change };
  const { open, view, draft, notice } = state;
  const kept: Kept = { open, view, draft, notice, path: location.pathname };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A picture may be larger than what a browser keeps: then only what is on the screen is left.
    sessionStorage.removeItem(key);
  }
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
