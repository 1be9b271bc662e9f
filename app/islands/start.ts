import type { hydrate as Hydrate } from "./hydrate.tsx";

/** Distance from the window at which an island is hydrated, in px. */
const nearPx = 300;

const isNear = ({ top, bottom }: DOMRect) => top < innerHeight + nearPx && bottom > -nearPx;

const started = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates an island, once. `data-hydration` is its state: absent, "done", or "failed", when its HTML is the original and works
 * as without scripts.
 * @returns resolves once it is hydrated or has failed
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
        // A module could not be loaded, or the island threw while hydrating.
        island.dataset.hydration = "failed";
        reportError(error);
      }
    }
  };
  const promise = run();
  started.set(island, promise);
  return promise;
}

/** Starts the islands below a root: those near the window at once, the others when they come near or are touched. @returns once the first are hydrated */
export async function startIslands(root: ParentNode = document): Promise<void> {
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
  // A hash without an element is the state of an island, such as two methods that are compared.
  const namesState = location.hash !== "" && !document.querySelector(":target");
  const first: Promise<void>[] = [];
  for (const island of root.querySelectorAll<HTMLElement>("x-island")) {
    for (const touch of ["pointerover", "focusin"])
      island.addEventListener(touch, () => void hydrateOnce(island), { once: true });
    // An `x-island` has no box, but its first element has.
    const box = island.firstElementChild;
    if (!box) continue;
    // Checked here and not by the observer, which reports nothing in a prerendered page.
    if (namesState || isNear(box.getBoundingClientRect())) first.push(hydrateOnce(island));
    else observer.observe(box);
  }
  await Promise.all(first);
}
