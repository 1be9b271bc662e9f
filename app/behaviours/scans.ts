import { savesData } from "#app/ui/saves-data.ts";
import type { Behaviour } from "./behaviour.ts";
import { slideChange, type SlideChange } from "./carousels.ts";

/** Controls the drawings over the pictures of a carousel. Their edge sweeps across once, then follows mouse, range and keys. */
function control(stage: HTMLElement): void {
  const carousel = stage.closest("[data-interval]");
  const range = carousel?.querySelector("input");
  const name = stage.querySelector<HTMLElement>(":scope > [data-flaw]");
  if (!carousel || !range || !name) return;
  // Position of the edge, in percent of the width. Undefined until drawings are wanted.
  let at: number | undefined;
  let [still, byHand, flaw] = [false, false, ""];

  const placeEdge = () => {
    const rounded = String(Math.round(at ?? 0));
    range.value = rounded;
    // Without "%": screen readers add a percentage of their own.
    range.setAttribute("aria-valuetext", `${flaw}, ${rounded}`);
    if (at === undefined) return;
    stage.dataset.scan = still || byHand ? "by-hand" : "by-itself";
    stage.style.setProperty("--at", `${at}%`);
  };
  const onLoad = ({ target }: Event) => {
    const drawing = (target as Element).closest<HTMLElement>("[data-shown]");
    if (!drawing) return;
    drawing.dataset.shown = "true";
    // The edge stops by itself where styles say: the subject of every picture lies before it.
    if (!byHand) at = Number(getComputedStyle(drawing).getPropertyValue("--rest"));
    showDrawing();
  };
  /** Shows the drawing of the current slide, and the name of its flaw once it has loaded. */
  const showDrawing = () => {
    const template = stage.querySelector<HTMLTemplateElement>('[data-state="current"] > template');
    if (template && at !== undefined && !template.nextElementSibling) {
      const copy = document.importNode(template.content, true);
      copy.querySelector("img")?.addEventListener("load", onLoad);
      template.after(copy);
    }
    const drawing = template?.nextElementSibling as HTMLElement | null | undefined;
    flaw = template?.dataset.flaw ?? "";
    name.hidden = drawing?.dataset.shown !== "true";
    if (name.firstElementChild) name.firstElementChild.textContent = flaw;
    placeEdge();
  };
  const moveTo = (x: number) => {
    const isFirst = at === undefined;
    [at, byHand] = [x, true];
    if (isFirst) showDrawing();
    else placeEdge();
  };

  carousel.addEventListener(slideChange, (event) => {
    const { detail } = event as CustomEvent<SlideChange>;
    still = detail.still;
    if ((detail.rotating || still) && !savesData()) at ??= 0;
    showDrawing();
  });
  stage.addEventListener("pointermove", ({ pointerType, clientX }) => {
    if (pointerType !== "mouse" || at === undefined || still) return;
    const { left, width } = stage.getBoundingClientRect();
    moveTo((100 * (clientX - left)) / width);
  });
  range.addEventListener("input", () => moveTo(range.valueAsNumber));
  // The visitor may have moved it before.
  if (range.value !== range.defaultValue) moveTo(range.valueAsNumber);
}

/** Drawings over home's first pictures that show what is below the surface (`app/pages/home/scan.tsx`). */
export const scans: Behaviour = (root) => {
  root.querySelectorAll<HTMLElement>("[data-scans]").forEach(control);
};
