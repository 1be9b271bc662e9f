import { dataset } from "./page-state.ts";

interface Entry {
  readonly start: () => Promise<void>;
}

/** How long after its load a page is taken to be painted where nothing tells so, in ms. */
const paintMs = 500;

/** How long a picture that hangs may hold up the modules after the document is there, in ms. */
const loadMs = 4000;

/** Calls back once the page has been seen; at once where it is not shown yet (another tab, drawn ahead). */
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
  // Firefox makes no entry for a page that is opened at one of its parts.
  const timer = setTimeout(seen, paintMs);
  observer.observe({ type: "paint", buffered: true });
}

/** Imports the page's modules once nothing competes with the first picture. Where one is lost, it goes on as without scripts. */
export function startModules(): void {
  const start = async () => {
    try {
      const files = document.getElementById("page")?.dataset.modules?.split(" ") ?? [];
      const [entry] = await Promise.all(
        files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>),
      );
      await (entry as Entry).start();
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
      // Not `requestIdleCallback`: where no further frame is due, Chromium calls it only when its time is over.
      if ("scheduler" in window) void scheduler.postTask(start, { priority: "background" });
      // Not every browser has a scheduler: there, after what is due.
      else setTimeout(() => void start());
    });
  });
}
