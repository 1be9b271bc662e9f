/** What `entry.client.tsx` gives. */
interface Entry {
  readonly hydrate: (page: HTMLElement, module: unknown) => void;
}

/**
 * Imports the page's modules once it has loaded, is painted and the browser is idle: nothing competes with the first
 * picture. Where one is lost, the page goes on as if there were no scripts.
 */
export function startModules(): void {
  const start = async () => {
    const page = document.getElementById("page");
    if (!page) return;
    try {
      const files = (page.dataset.modules ?? "").split(" ");
      const [entry, module] = await Promise.all(
        files.map((file) => import(/* @vite-ignore */ file) as Promise<unknown>),
      );
      (entry as Entry).hydrate(page, module);
    } catch (error) {
      delete document.documentElement.dataset.js;
      reportError(error);
    }
  };
  const startAtRest = () => {
    // Not `requestIdleCallback`: where no further frame is due, Chromium calls it only when its time is over.
    if ("scheduler" in window) void scheduler.postTask(start, { priority: "background" });
    // Not every browser has a scheduler: there, after what is due.
    else setTimeout(() => void start());
  };
  addEventListener("load", () => {
    // A page that is not shown yet (another tab, drawn ahead) has no frame to wait for. Not an entry of its first paint:
    // Firefox makes none where the address leads to a part below.
    if (document.hidden) startAtRest();
    else requestAnimationFrame(startAtRest);
  });
}
