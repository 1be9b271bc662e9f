import type { hydrate as Hydrate } from "./hydrate.tsx";

/** How near to the window an island is hydrated, in px. */
const nearPx = 300;

const isNear = ({ top, bottom }: DOMRect) => top < innerHeight + nearPx && bottom > -nearPx;

const started = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island, once. `data-hydration` says how far it is: absent, "done", or "failed", when its HTML is as it came and
 * works as without scripts.
 * @returns once it answers, or has failed
 */
function hydrateOnce(island: HTMLElement): Promise<void> {
  const known = started.get(island);
  if (known) return known;
  const run = async () => {
    try {
      const files = (island.dataset.modules ?? "").split(" ");
      const [{ hydrate }, module] = (await Promise.all(
        files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>),
      )) as [{ hydrate: typeof Hydrate }, Parameters<typeof Hydrate>[1]];
      await hydrate(island, module);
      island.dataset.hydration = "done";
      island.dispatchEvent(new Event("hydrationend", { bubbles: true }));
    } catch (error) {
      if (island.isConnected) {
        // Its modules were lost on the way.
        island.dataset.hydration = "failed";
        reportError(error);
      }
    }
  };
  const promise = run();
  started.set(island, promise);
  return promise;
}

/**
 * Holds a press on a button of an island that is not hydrated yet, and makes it once it is. The button is found again by its
 * number: React may have drawn the island anew. Links and what is in slots work as without scripts.
 */
function holdPress(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  const island = button.closest<HTMLElement>("x-island, x-slot");
  if (!island?.matches("x-island:not([data-hydration])")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const buttons = () => [...island.querySelectorAll("button")];
  const number = buttons().indexOf(button);
  void hydrateOnce(island).then(() => buttons()[number]?.click());
}

/** Starts the islands below a root: those near the window at once, the others when they come near or are touched. @returns once the first are hydrated */
export async function startIslands(root: ParentNode = document): Promise<void> {
  addEventListener("click", holdPress, { capture: true });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>("x-island");
        if (!isIntersecting || !island) continue;
        observer.unobserve(target);
        void hydrateOnce(island);
      }
    },
    { rootMargin: `${nearPx}px` },
  );
  // A hash that no element bears names a state of an island, such as two methods that are compared.
  const namesState = location.hash !== "" && !document.querySelector(":target");
  const first: Promise<void>[] = [];
  for (const island of root.querySelectorAll<HTMLElement>("x-island")) {
    for (const touch of ["pointerover", "focusin"])
      island.addEventListener(touch, () => void hydrateOnce(island), { once: true });
    // An island has no box, but what is in it has.
    const box = island.firstElementChild;
    if (!box || island.dataset.hydrateWhen !== "near") continue;
    // Not left to the observer, which answers in no page that is drawn ahead.
    if (namesState || isNear(box.getBoundingClientRect())) first.push(hydrateOnce(island));
    else observer.observe(box);
  }
  await Promise.all(first);
}
