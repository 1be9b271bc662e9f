/** What the user can do in the editor: each changes the state in `store.ts`. */
import { token } from "virtual:editor-token";
import { pathOfName } from "#model/read/field-name.ts";
import type { Problem } from "#model/read/problem.ts";
import { addressOf, tokenHeader } from "../protocol.ts";
import type { Change, Conflict, FieldPath, Model, NewFile, NewLanguage, Outcome } from "../protocol.ts";
import { decided, draftedValue, emptyDraft, leftAlone, onFilesOf, withChange, withMissing } from "./draft.ts";
import type { Draft, Drafted } from "./draft.ts";
import { placesOfPicture, placesOfText } from "./find-text.ts";
import { keepShown, markEdited, showInPlace } from "./in-place.ts";
import { nameOfPlace, newWarnings, noticeAfter } from "./names.ts";
import { messages } from "./words.ts";
import { getState, noModel, setState, type Notice } from "./store.ts";

async function ask(address: string, body?: object | string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { [tokenHeader]: token },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  }).catch(() => {
    // The browser's own message is only "Failed to fetch".
    throw new Error(messages.stopped);
  });
  const answer = (await response.json()) as { readonly refused?: string };
  if (!response.ok) throw new Error(messages.failed(answer.refused ?? response.statusText));
  return answer;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Applies a draft to the current files, and asks about conflicts. @returns whether there are none */
function settle(model: Model, before: Draft): boolean {
  const { draft, conflicts } = onFilesOf(model, before);
  const asked = conflicts.length > 0;
  const answered = !asked && getState().notice?.is === "conflicts";
  setState({
    model,
    draft,
    ...(asked && { open: true, notice: { is: "conflicts", conflicts } }),
    ...(answered && { notice: undefined }),
  });
  showInPlace(getState());
  return !asked;
}

export function decide(conflict: Conflict, keep: "theirs" | "mine"): void {
  const { model, draft } = getState();
  if (model !== noModel) settle(model, decided(model, draft, conflict, keep));
}

/** Reads the warnings of the check, and adds those that are new since a save to the notice of that save. */
async function readWarnings(): Promise<void> {
  const warnings = (await ask(addressOf.warnings)) as readonly Problem[];
  const { warnings: before, notice } = getState();
  const added = newWarnings(warnings, before, notice);
  const tells = notice?.is === "saved" && added.length > 0;
  setState({ warnings, ...(tells && { notice: { ...notice, warnings: added } }) });
}

export async function readModel(): Promise<void> {
  try {
    settle((await ask(addressOf.content)) as Model, getState().draft);
    // Checking takes longer than reading, and warnings are only a help: nothing waits for them.
    void readWarnings().catch(() => undefined);
  } catch (error) {
    setState({ notice: { is: "failed", why: reasonOf(error) } });
  }
}

export function change(one: Change): void {
  const { draft, model, notice } = getState();
  setState({ draft: withChange(draft, one, model), notice: noticeAfter(notice, one) });
  showInPlace(getState());
}

export function addFile(newFile: NewFile): void {
  const { draft } = getState();
  const others = draft.newFiles.filter(({ file }) => file !== newFile.file);
  setState({ draft: { ...draft, newFiles: [...others, newFile] } });
}

export function drop(): void {
  setState({ draft: emptyDraft, notice: { is: "dropped", draft: getState().draft } });
  showInPlace(getState());
}

/** Takes up changes that were dropped. */
export function resume(draft: Draft): void {
  setState({ notice: undefined });
  settle(getState().model, draft);
}

const inPanel = (selector: string) =>
  document.getElementById("editor")?.shadowRoot?.querySelector<HTMLElement>(selector);

function focusOn(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const element = find();
    for (let group = element?.closest("details"); group; group = group.parentElement?.closest("details"))
      group.open = true;
    element?.focus();
  });
}

export function openPanel(): void {
  setState({ open: true, view: { show: "forms" } });
  if (getState().model === noModel) void readModel();
  focusOn(() => inPanel("h2"));
}

export function closePanel(): void {
  setState({ open: false });
  markEdited(null);
  focusOn(() => inPanel(".opener"));
}

export function showForm(file: string): void {
  setState({ view: { show: "form", file } });
  focusOn(() => inPanel("h3"));
}

export function goTo(place: FieldPath): void {
  const selector = `[data-place='${CSS.escape(nameOfPlace(place))}']`;
  if (!inPanel(selector)) setState({ view: { show: "form", file: place.file } });
  focusOn(() => inPanel(selector));
}

const firstBelow = (place: FieldPath) =>
  inPanel(`[data-place^='${CSS.escape(nameOfPlace(place).slice(0, -1))}']`);

/** Goes to the first field of an entry that was added. */
export function goInto(place: FieldPath): void {
  focusOn(() => firstBelow(place));
}

/** Goes to the form of a file, to a field that is missing there, which is added, or near it. */
export function goNear({ file, field = "" }: Problem): void {
  const { model, draft } = getState();
  const steps = pathOfName(field);
  setState({ view: { show: "form", file }, draft: withMissing({ model, draft }, { file, path: steps }) });
  focusOn(() => {
    for (let count = steps.length; count > 0; count -= 1) {
      const found = firstBelow({ file, path: steps.slice(0, count) });
      if (found) return found;
    }
    return inPanel("h3");
  });
}

/** Opens the fields of a text or a picture that was pressed. */
export async function press(pressed: Text | HTMLImageElement): Promise<void> {
  setState({ open: true });
  if (getState().model === noModel) await readModel();
  const { model } = getState();
  if (model === noModel) return;
  const isText = pressed instanceof Text;
  const places = isText ? placesOfText(pressed, model) : placesOfPicture(pressed, model);
  setState({ view: { show: "places", places } });
  const element = isText ? pressed.parentElement : pressed;
  markEdited(element);
  element?.scrollIntoView({ block: "start" });
  focusOn(() => inPanel(".body [data-place]") ?? inPanel("h2"));
}

type Done = "saved" | "undone" | "languagesChanged";

function noticeOf(outcome: Outcome, done: Done): Notice {
  if ("problems" in outcome) return { is: "problems", problems: outcome.problems };
  if ("changedMeanwhile" in outcome) return { is: "changedMeanwhile", files: outcome.changedMeanwhile };
  return outcome.done.length > 0 ? { is: done, files: outcome.done } : { is: "nothing" };
}

function savedModel({ model, draft }: Drafted): Model {
  const files = Object.entries(model.files).map(([file, state]) => [
    file,
    { ...state, value: draftedValue({ model, draft }, { file, path: [] }) ?? null },
  ]);
  return { ...model, files: Object.fromEntries(files) as Model["files"] };
}

const versionsOf = (model: Model) =>
  Object.fromEntries(Object.entries(model.files).map(([file, { version }]) => [file, version]));

async function send(address: string, body: object | string, done: Done): Promise<void> {
  setState({ busy: true, notice: undefined });
  try {
    const notice = noticeOf((await ask(address, body)) as Outcome, done);
    const settled = notice.is === "saved" || notice.is === "nothing";
    // Reading the files again takes a while: until then, forms show what was saved, not the earlier values.
    setState({ notice, ...(settled && { draft: emptyDraft, model: savedModel(getState()) }) });
    if (settled) keepShown();
    if (settled || notice.is === done) await readModel();
  } catch (error) {
    setState({ notice: { is: "failed", why: reasonOf(error) } });
  } finally {
    setState({ busy: false });
  }
}

/** Saves the draft, also if files changed meanwhile. @param knowingly save although another language was not changed */
export async function save(knowingly = false): Promise<void> {
  const { model } = getState();
  if (model === noModel || !settle(model, getState().draft)) return;
  const { draft } = getState();
  const places = leftAlone({ model, draft });
  if (places.length > 0 && !knowingly) {
    setState({ notice: { is: "oneLanguage", places } });
    return;
  }
  // Do not send new files that no change refers to any more.
  const named = JSON.stringify(draft.changes);
  await send(
    addressOf.save,
    {
      changes: draft.changes,
      newFiles: draft.newFiles.filter(({ file }) => named.includes(file.split("/").at(-1) ?? file)),
      versions: versionsOf(model),
    },
    "saved",
  );
  if (getState().notice?.is !== "changedMeanwhile") return;
  const versions = JSON.stringify(versionsOf(model));
  await readModel();
  const isNew = JSON.stringify(versionsOf(getState().model)) !== versions;
  if (isNew && getState().notice?.is === "changedMeanwhile") await save(knowingly);
}

export const takeBack = (id: string) => send(addressOf.takeBack, id, "undone");

export const addLanguage = (language: NewLanguage) =>
  send(addressOf.addLanguage, language, "languagesChanged");

export const removeLanguage = (code: string) => send(addressOf.removeLanguage, code, "languagesChanged");
