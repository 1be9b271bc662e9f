import { explored, stepChange, type StepChange } from "#app/diagrams/figure/step-change.ts";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Behaviour } from "./behaviour.ts";
import { exchange, writeWords } from "./controls.ts";

/** Duration of each step while a drawing plays, in ms. */
const stepDurationMs = 2800;

/** A drawing starts to play when this share of it is visible, or when it fills this share of the window. */
const shareInView = 0.5;

function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return (
    intersectionRatio >= shareInView ||
    (rootBounds !== null && intersectionRect.height >= rootBounds.height * shareInView)
  );
}

/** Controls the steps of a figure. Styles follow `data-step`, interactive drawings the `stepchange` event. */
function controlSteps(figure: HTMLElement): void {
  const [main, previous, next] = figure.querySelectorAll("button");
  const [stage, position, message] = ["[data-drawing]", "[data-position]", "[aria-live]"].map((part) =>
    figure.querySelector<HTMLElement>(part),
  );
  const steps = [...figure.querySelectorAll("ol > li")];
  const last = steps.length - 1;
  if (!main || !previous || !next || !stage || !position || !message) return;

  writeWords(figure);
  let [step, playing] = [last, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (shown: number, how: Partial<StepChange> = {}) => {
    figure.dataset.step = String(shown);
    for (const [index, item] of steps.entries())
      if (index === shown) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    position.textContent = (position.dataset.position ?? "").replace("{number}", String(shown + 1));
    previous.setAttribute("aria-disabled", String(shown === 0));
    next.setAttribute("aria-disabled", String(shown === last));
    const detail: StepChange = { step: shown, printed: false, byExploring: false, ...how };
    figure.dispatchEvent(new CustomEvent(stepChange, { detail }));
  };
  const play = (on: boolean) => {
    if (on !== playing) exchange(main);
    playing = on;
    clearTimeout(timer);
    if (on) timer = setTimeout(() => go(step + 1, step + 1 < last), stepDurationMs);
  };
  const go = (target: number, playOn: boolean, how?: Partial<StepChange>) => {
    step = Math.min(Math.max(target, 0), last);
    show(step, how);
    play(playOn);
  };
  const begin = (playOn: boolean) => {
    // Reinserting the nodes restarts the CSS animations of the first step.
    if (!stage.contains(document.activeElement)) stage.replaceChildren(...stage.childNodes);
    go(0, playOn);
  };
  let waiting = false;
  const unseen = new IntersectionObserver(
    (entries) => {
      const seen = entries.some(isSeen);
      if (seen) unseen.disconnect();
      if (seen || !waiting) begin(seen);
      waiting = true;
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, shareInView] },
  );

  /** A press announces the step that it leads to; playback announces nothing. */
  const onPress = (button: HTMLButtonElement, act: () => void) => {
    button.addEventListener("click", () => {
      unseen.disconnect();
      act();
      message.textContent = `${position.textContent}, ${steps[step]?.querySelector("strong")?.textContent ?? ""}`;
    });
  };
  onPress(previous, () => go(step - 1, false));
  onPress(next, () => go(step + 1, false));
  // Starts at the first step. With reduced motion it does not play; the visitor uses the step buttons.
  onPress(main, () => (playing ? play(false) : begin(!prefersReducedMotion())));
  figure.addEventListener(explored, () => {
    unseen.disconnect();
    go(last, false, { byExploring: true });
  });
  addEventListener("beforeprint", () => show(last, { printed: true }));
  addEventListener("afterprint", () => show(step));

  if (prefersReducedMotion()) return;
  const watch = () => unseen.observe(stage);
  const watchAfterLoading = () => {
    if (document.documentElement.dataset.loading === "playing")
      addEventListener("loadingover", watch, { once: true });
    else watch();
  };
  // An interactive drawing must be hydrated before it can follow the steps.
  if (stage.querySelector("x-island:not([data-hydration])"))
    stage.addEventListener("hydrationend", watchAfterLoading, { once: true });
  else watchAfterLoading();
}

/**
 * Plays the drawings of methods once they are visible, and handles their step buttons (`app/diagrams/figure/method-figure.tsx`).
 */
export const methodFigures: Behaviour = (root) => {
  root.querySelectorAll<HTMLElement>("[data-method-figure]").forEach(controlSteps);
};
