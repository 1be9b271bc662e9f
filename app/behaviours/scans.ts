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
  let [still, byHand] = [false, false];

  const update = () => {
    const template = stage.querySelector<HTMLTemplateElement>('[data-state="current"] > template');
    const flaw = template?.dataset.flaw ?? "";
    if (template && at !== undefined && !template.nextElementSibling) {
      template.after(document.importNode(template.content, true));
      const drawing = template.nextElementSibling as HTMLElement | null;
      drawing?.querySelector("img")?.addEventListener("load", () => {
        drawing.dataset.shown = "true";
        // The edge stops where styles say: every picture's subject is before it.
        if (!byHand) at = Number(getComputedStyle(drawing).getPropertyValue("--rest"));
        update();
      });
    }
    const isShown =
      (template?.nextElementSibling as HTMLElement | null | undefined)?.dataset.shown === "true";
    name.hidden = !isShown;
    if (name.firstElementChild) name.firstElementChild.textContent = flaw;
    const rounded = String(Math.round(at ?? 0));
    range.value = rounded;
    // Without "%": screen readers add a percentage of their own.
    range.setAttribute("aria-valuetext", `${flaw}, ${rounded}`);
    if (at === undefined) return;
    stage.dataset.scan = still || byHand ? "by-hand" : "by-itself";
    stage.style.setProperty("--at", `${at}%`);
  };
  const moveTo = (x: number) => {
    [at, byHand] = [x, true];
    update();
  };

  carousel.addEventListener(slideChange, (event) => {
    const { detail } = event as CustomEvent<SlideChange>;
    still = detail.still;
    if ((detail.rotating || still) && !savesData()) at ??= 0;
    update();
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
