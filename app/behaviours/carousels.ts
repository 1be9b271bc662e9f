import { swipeThresholdPx } from "#app/constants.ts";
import { readingDirection } from "#app/ui/reading-direction.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Behaviour } from "./behaviour.ts";
import { exchange, writeWords } from "./controls.ts";

/** Event at the root of a carousel when another slide is shown, and when it starts or stops to change slides by itself. */
export const slideChange = "slidechange";

/** Detail of a `slidechange` event. */
export interface SlideChange {
  /** Whether slides change by themselves now. */
  readonly rotating: boolean;
  /** Whether motion is reduced. */
  readonly still: boolean;
}

/**
 * Controls a carousel (`app/ui/carousel/`): slides change by themselves unless motion is reduced, the keyboard focus is inside, or
 * the window is hidden.
 */
function control(root: HTMLElement): void {
  const box = root.querySelector<HTMLElement>("[data-by-hand]");
  if (!box) return;
  const [message, ...slides] = box.children;
  const button = (name: string) => root.querySelector<HTMLElement>(`[data-control="${name}"]`);
  const rotation = button("rotation");
  const choices = root.querySelectorAll<HTMLElement>("[data-slide]");
  writeWords(root);

  let [index, previous] = [0, 0];
  // The device's preference, and the visitor's choice, which comes before it.
  let [moves, ready] = [true, false];
  let chosen: boolean | undefined;
  let [playing, pointerInside, keyboardInside] = [true, false, false];
  let swipeStart: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Shows the state, and begins the interval anew. */
  const update = () => {
    if (playing !== (chosen ?? moves) && rotation) exchange(rotation);
    playing = chosen ?? moves;
    const rotating = ready && playing && !pointerInside && !keyboardInside;
    for (const [number, slide] of slides.entries()) {
      const isNext = rotating && number === (index + 1) % slides.length;
      const state = number === index ? "current" : number === previous ? "previous" : isNext && "next";
      if (state) slide.setAttribute("data-state", state);
      else slide.removeAttribute("data-state");
      // Still visible below the slide that fades in, but no longer the current one.
      if (state === "previous") slide.setAttribute("aria-hidden", "true");
      else slide.removeAttribute("aria-hidden");
    }
    for (const choice of choices)
      choice.setAttribute("aria-current", String(choice.dataset.slide === String(index)));
    clearInterval(timer);
    if (rotating)
      timer = setInterval(() => {
        if (!document.hidden) go(index + 1, false);
      }, Number(root.dataset.interval));
    const detail: SlideChange = { rotating, still: ready && !moves };
    root.dispatchEvent(new CustomEvent(slideChange, { detail }));
  };
  const go = (target: number, byHand: boolean) => {
    previous = index;
    index = (target + slides.length) % slides.length;
    box.dataset.byHand = String(byHand);
    // Screen readers do not announce a change of pictures; this text does, if the visitor caused it. Written once: else it is read again.
    if (message) message.textContent = byHand ? (slides[index]?.getAttribute("aria-label") ?? "") : "";
    update();
  };

  rotation?.addEventListener("click", () => {
    chosen = !playing;
    update();
  });
  button("previous")?.addEventListener("click", () => go(index - 1, true));
  button("next")?.addEventListener("click", () => go(index + 1, true));
  for (const choice of choices)
    choice.addEventListener("click", () => go(Number(choice.dataset.slide), true));
  for (const [type, inside] of [
    ["pointerenter", true],
    ["pointerleave", false],
  ] as const)
    root.addEventListener(type, ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      if (root.dataset.onHover === "hold") pointerInside = inside;
      update();
    });
  root.addEventListener("focusin", ({ target }) => {
    if (!(target as Element).matches(":focus-visible")) return;
    keyboardInside = true;
    update();
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (root.contains(relatedTarget as Node | null)) return;
    keyboardInside = false;
    update();
  });
  root.addEventListener("keydown", ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
    // With these modifiers, arrows are commands of the browser, such as Back. In an input they move its value.
    if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLInputElement) return;
    if (key === "ArrowLeft") go(index - readingDirection(root), true);
    if (key === "ArrowRight") go(index + readingDirection(root), true);
  });
  // A swipe of at least the threshold moves one slide.
  box.addEventListener("pointerdown", ({ clientX, isPrimary, button }) => {
    swipeStart = isPrimary && button === 0 ? clientX : undefined;
  });
  box.addEventListener("pointerup", ({ clientX }) => {
    const distance = (clientX - (swipeStart ?? clientX)) * readingDirection(box);
    swipeStart = undefined;
    if (Math.abs(distance) >= swipeThresholdPx) go(index + (distance < 0 ? 1 : -1), true);
  });
  box.addEventListener("pointercancel", () => (swipeStart = undefined));

  const begin = () => {
    [moves, ready] = [!prefersReducedMotion(), true];
    update();
  };
  if (document.documentElement.dataset.loading === "playing")
    addEventListener("loadingover", begin, { once: true });
  else requestAnimationFrame(begin);
}

/** Carousels: they advance by themselves, and answer to buttons, arrow keys, swipes and the mouse. */
export const carousels: Behaviour = (root) => {
  root.querySelectorAll<HTMLElement>("[data-interval]").forEach(control);
};
