/** Shows a draft in the page before it is saved. */
import { fieldPathsAttribute } from "../source-tags.ts";
import { fieldAt, schemaName, valueAt } from "../values.ts";
import { addressOfFile, draftedValue, movesEntries, samePlace, type Drafted } from "./draft.ts";
import {
  addressesOf,
  addressOf,
  asShown,
  inOneLine,
  onlyText,
  page,
  placesOf,
  placesOfPicture,
  placesOfWords,
} from "./find-text.ts";

const asTheyCame = new Map<Text, string>();

const editing = "data-editing";

/** The draft to show once scripts have started: until then, hydration needs the texts as they came. */
let waiting: Drafted | undefined;

/** Shows the drafted names and other values that carry no tag, where a text of the page is one of them and nothing else. */
function showByWords({ model, draft }: Drafted): void {
  const language = document.documentElement.lang;
  const written = draft.changes.flatMap((change) => {
    const before = valueAt(model.files[change.file]?.value, change.path);
    return change.do === "write" && typeof before === "string" && typeof change.value === "string"
      ? [{ ...change, words: inOneLine(asShown(before, change, model)) }]
      : [];
  });
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (written.length > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.hasAttribute(fieldPathsAttribute)) continue;
    const one = written.find(({ words }) => words === inOneLine(text.data));
    // What several places say might be another's.
    if (!one || placesOfWords(one.words, model, language).length !== 1) continue;
    asTheyCame.set(text, text.data);
    text.data = asShown(one.value as string, one, model);
  }
}

/** An element of a picture, and the attribute that names its file. */
const addressAttribute = (element: Element) => (element.matches("img") ? "src" : "srcset");

/** Shows drafted pictures, the new ones among them, where the page shows those that they replace. */
function showPictures({ model, draft }: Drafted): void {
  const wanted = new Map<HTMLElement, string>();
  for (const change of draft.changes) {
    const { file, path } = change;
    const field = fieldAt(model.fields[schemaName(file, model.languages)], path);
    const before = valueAt(model.files[file]?.value, path);
    if (change.do !== "write" || field?.kind !== "file") continue;
    if (typeof before !== "string" || typeof change.value !== "string") continue;
    // Where entries move, the page shows another entry's picture.
    if (draft.changes.some((one) => one.file === file && movesEntries(one))) continue;
    const came = addressesOf(field.folder, before);
    for (const image of page.querySelectorAll("img")) {
      if (!came.includes(addressOf(image).pathname)) continue;
      const [place] = placesOfPicture(image, model);
      if (!place || !samePlace(place, change)) continue;
      const sources = image.parentElement?.querySelectorAll<HTMLElement>("picture > source") ?? [];
      for (const element of [image, ...sources])
        wanted.set(element, addressOfFile(draft, `${field.folder}/${change.value}`));
    }
  }
  for (const element of page.querySelectorAll<HTMLElement>("[data-came]"))
    if (!wanted.has(element)) {
      element.setAttribute(addressAttribute(element), element.dataset.came ?? "");
      delete element.dataset.came;
    }
  for (const [element, address] of wanted) {
    const shown = element.getAttribute(addressAttribute(element)) ?? "";
    element.dataset.came ??= shown;
    // Set only once: while somebody types, the picture is not decoded again.
    if (shown !== address) element.setAttribute(addressAttribute(element), address);
  }
}

export function showInPlace(drafted: Drafted): void {
  const { dataset } = document.documentElement;
  if (dataset.js === "starting") {
    const isFirst = waiting === undefined;
    waiting = drafted;
    if (!isFirst) return;
    const observer = new MutationObserver(() => {
      if (dataset.js === "starting" || !waiting) return;
      observer.disconnect();
      const last = waiting;
      waiting = undefined;
      // The page is marked as ready while hydration is still going on.
      requestAnimationFrame(() => showInPlace(last));
    });
    observer.observe(document.documentElement, { attributeFilter: ["data-js"] });
    return;
  }
  for (const [text, came] of asTheyCame) text.data = came;
  asTheyCame.clear();
  showByWords(drafted);
  showPictures(drafted);
  for (const element of page.querySelectorAll(`[${fieldPathsAttribute}]`)) {
    const [place, ...others] = placesOf(element);
    const text = onlyText(element);
    if (!place || others.length > 0 || !text) continue;
    const before = valueAt(drafted.model.files[place.file]?.value, place.path);
    const after = draftedValue(drafted, place);
    if (typeof before !== "string" || typeof after !== "string" || before === after) continue;
    // Skip a text with placeholders filled in, such as {number}: it differs from the text in the file.
    if (asShown(before, place, drafted.model) !== text.data) continue;
    asTheyCame.set(text, text.data);
    text.data = asShown(after, place, drafted.model);
  }
}

/** Leaves what was drafted on the page, once it is saved: until the page reloads it would show what was there before. */
export function keepShown(): void {
  asTheyCame.clear();
  for (const element of page.querySelectorAll("[data-came]")) element.removeAttribute("data-came");
}

export function markEdited(element: Element | null): void {
  for (const other of page.querySelectorAll(`[${editing}]`)) other.removeAttribute(editing);
  element?.setAttribute(editing, "");
}
