/** When the page's modules are loaded. */
import { dataset } from "./page-state.ts";

interface Entry {
  readonly start: () => Promise<void>;
}

/** How long after its load a page counts as painted if the browser does not report it, in ms. */
const paintMs = 500;

/** How long a hanging picture may delay the modules after the document is parsed, in ms. */
const loadMs = 4000;

/** Calls back after the first paint; at once if the page is hidden (in another tab, prerendered). */
function oncePainted(callback: () => void): void {
  if (document.hidden) {
    callback();
    return;
  }
  const seen = () => {
    clearTimeout(timer);
    observer.disconnect();
    callback();
  };
  const observer = new PerformanceObserver(seen);
  // Firefox creates no paint entry for a page that is opened at a hash.
  const timer = setTimeout(seen, paintMs);
  observer.observe({ type: "paint", buffered: true });
}

/**
 * Imports the page's modules after the first picture, so as not to compete with it. If one fails to load, the page works as
 * without scripts.
 */
export function startModules(): void {
  const start = async () => {
    try {
      const files = document.getElementById("page")?.dataset.modules?.split(" ") ?? [];
      const modules = Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>));
      // Saved copies have no modules. The browser reports that itself.
      const [entry] = await modules.catch(() => []);
      if (entry) await (entry as Entry).start();
      else delete dataset.js;
    } catch (error) {
      delete dataset.js;
      reportError(error);
    }
  };
  const loaded = new Promise<unknown>((resolve) => {
    addEventListener("load", resolve);
    addEventListener("DOMContentLoaded", () => setTimeout(resolve, loadMs));
  });
  void loaded.then(() => {
    oncePainted(() => {
      // Not `requestIdleCallback`: without a further frame, Chromium calls it only at its timeout.
      if ("scheduler" in window) void scheduler.postTask(start, { priority: "background" });
      // Without a scheduler: after the tasks that are queued.
      else setTimeout(() => void start());
    });
  });
}
