/** The editor's state. */
import { emptyDraft, type Draft, type Drafted } from "./draft.ts";
import { Keeper, type Kept, type KeptNotice, type Unkept } from "./kept.ts";
import type { Model } from "../protocol.ts";

export type Notice =
  | KeptNotice
  /** The changes that the user dropped, to be taken up again. */
  | { readonly is: "dropped"; readonly draft: Draft };

export interface State extends Drafted, Omit<Kept, "path" | "notice"> {
  readonly notice: Notice | undefined;
  readonly busy: boolean;
  readonly unkept: Unkept;
}

export const noModel: Model = {
  languages: [],
  files: {},
  fields: {},
  folders: {},
  saves: [],
  unreadableSaves: [],
};

const keeper = new Keeper(() => sessionStorage);

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
  const kept = keeper.kept();
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
  const { open, top, view, draft, warnings } = state;
  // What was dropped is offered again here only: kept as well, it would need the room of a second draft.
  const notice = state.notice?.is === "dropped" ? undefined : state.notice;
  const unkept = keeper.keep({ open, top, view, draft, notice, warnings, path: location.pathname });
  state = { ...state, unkept };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
