/** Finds the field of a text in the page that the user presses. */
import { languageOfFile } from "#model/read/language-of-file.ts";
import { wellSet } from "#model/read/typography.ts";
import { fieldPathsAttribute } from "../source-tags.ts";
import type { Model, FieldPath } from "../protocol.ts";
import { fieldAt, schemaName, textsIn } from "../values.ts";

export const page = document.getElementById("page") ?? document.body;

/** Elements with a press action of their own: only Alt with a press edits their text. */
const answering = "a, button, summary, label, input, select, textarea, [role=tab], [role=slider]";

export const answersItself = (target: Element) => target.closest(answering) !== null;

const hasPoint = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** Whether an element is visible at a point and not covered. Text with `pointer-events: none` counts as visible. */
function isSeen(element: Element, x: number, y: number): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const top = document.elementFromPoint(x, y);
  return (
    top === null ||
    top.contains(element) ||
    element.contains(top) ||
    getComputedStyle(element).pointerEvents === "none"
  );
}

export function onlyText(element: Element): Text | undefined {
  const [node, ...others] = element.childNodes;
  return node instanceof Text && others.length === 0 ? node : undefined;
}

/** The visible text at a point, also if it has `pointer-events: none`; else the only text of the pressed element. */
export function textAt(pressed: Element, x: number, y: number): Text | undefined {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    range.selectNodeContents(text);
    if (![...range.getClientRects()].some((box) => hasPoint(box, x, y))) continue;
    if (text.parentElement && isSeen(text.parentElement, x, y)) found.push(text);
  }
  // Later texts are painted above earlier ones.
  return found.at(-1) ?? (page.contains(pressed) ? onlyText(pressed) : undefined);
}

/** The last picture of the page at a point, whatever lies over it. */
export const pictureAt = (x: number, y: number) =>
  [...page.querySelectorAll("img")].findLast(
    (image) =>
      image.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      hasPoint(image.getBoundingClientRect(), x, y),
  );

/** The address with which a picture came, whatever it shows now. */
export const addressOf = ({ dataset, src }: HTMLImageElement) => new URL(dataset.came ?? src, location.href);

/** The addresses at which the page shows a file of `content/`. */
export const addressesOf = (folder: string, name: string) => [
  `/@pictures/${name}`,
  `/content/${folder}/${name}`,
];

/** The places that name the file of a picture, those of this page first, by its address: `/@pictures/pump.jpg?w=480`, `/content/partners/home/01.svg`. */
export function placesOfPicture(image: HTMLImageElement, { files, fields, languages }: Model): FieldPath[] {
  const { pathname } = addressOf(image);
  const shown = filesShown().map((file) => file.replace(/^[^/]+\/|\.yaml$/g, ""));
  const isHere = ({ path }: FieldPath) => path.some((step) => shown.includes(String(step)));
  const places = Object.entries(files).flatMap(([file, { value }]) =>
    textsIn(value).flatMap(({ path, text }) => {
      const field = fieldAt(fields[schemaName(file, languages)], path);
      if (field?.kind !== "file") return [];
      return addressesOf(field.folder, text).includes(pathname) ? [{ file, path }] : [];
    }),
  );
  return places.sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
}

export function placesOf(element: Element): FieldPath[] {
  const named = element.getAttribute(fieldPathsAttribute);
  return named === null ? [] : (JSON.parse(named) as FieldPath[]);
}

/** A text as the page shows it, with the typography of its field's language, or else of its file's. */
export function asShown(text: string, { file, path }: FieldPath, { fields, languages }: Model): string {
  const field = fieldAt(fields[schemaName(file, languages)], path);
  return wellSet(text, (field?.kind === "text" ? field.language : undefined) ?? languageOfFile(file));
}

/** Treats all spaces alike: pages have no-break spaces where the content has ordinary ones, as in telephone numbers. */
export const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of an element. The lines of a drawing's label are elements of their own, without spaces between them. */
function wordsOf(element: Element): string {
  const lines = element instanceof SVGTextElement ? [...element.children] : [];
  return inOneLine(
    lines.length > 0 ? lines.map(({ textContent }) => textContent).join(" ") : element.textContent,
  );
}

/** No text is longer than this, in characters: an element with more contains several texts. */
const longestText = 2000;

export function filesShown(): string[] {
  const count = new Map<string, number>();
  for (const element of page.querySelectorAll(`[${fieldPathsAttribute}]`))
    for (const { file } of placesOf(element)) count.set(file, (count.get(file) ?? 0) + 1);
  return [...count].sort(([, one], [, other]) => other - one).map(([file]) => file);
}

/** All places whose text equals these words, in the files of the page's language and in shared files. */
export function placesOfWords(words: string, model: Model, language: string): FieldPath[] {
  const others = model.languages.filter((code) => code !== language);
  return Object.entries(model.files)
    .filter(([file]) => !others.some((code) => file.startsWith(`${code}/`)))
    .flatMap(([file, { value }]) =>
      textsIn(value).flatMap(({ path, text }) =>
        inOneLine(asShown(text, { file, path }, model)) === words ? [{ file, path }] : [],
      ),
    );
}

/** The places of a text in the content: by the nearest `data-field-paths`, else by its words, files of this page first. */
export function placesOfText(text: Text, model: Model): FieldPath[] {
  const language = document.documentElement.lang;
  const shown = filesShown();
  const rank = ({ file }: FieldPath) => (shown.includes(file) ? shown.indexOf(file) : shown.length);
  // A text beside others in its element, such as a postcode beside its city, is found by its own words.
  const found: FieldPath[][] = [placesOfWords(inOneLine(text.data), model, language)];
  for (
    let element = text.parentElement;
    element && element !== page && element.textContent.length <= longestText;
    element = element.parentElement
  ) {
    const named = placesOf(element);
    if (named.length > 0) {
      found.push(named);
      break;
    }
    found.push(
      placesOfWords(wordsOf(element), model, language).sort((one, other) => rank(one) - rank(other)),
    );
  }
  const places = found.reverse().flat();
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
