/** What the startup script needs to know; all of it is written into the page as JSON. */
export interface StartupOptions {
  readonly storageKey: string;
  readonly languages: readonly { readonly code: string; readonly prefix: string }[];
  readonly loadingMs: number;
  /** How long before its end the loading screen says "loadingending". */
  readonly aheadMs: number;
}

/**
 * Runs in the head of every page, before anything is painted and before React arrives:
 * takes the visitor to the stored language, and begins the loading screen.
 *
 * N.B. The function is written into the page as text (`Function.toString`): it may use nothing
 * from outside itself.
 */
export function startup({ storageKey, languages, loadingMs, aheadMs }: StartupOptions): void {
  const root = document.documentElement;
  root.dataset.js = "";

  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the address decides the language.
  }
  const wanted = languages.find(({ code }) => code === stored);
  const current = languages.find(({ code }) => code === root.lang);
  if (wanted && current && wanted !== current) {
    // The page names its other languages itself; a page that does not exist only changes its prefix.
    const alternate = document.querySelector<HTMLLinkElement>(`link[hreflang="${wanted.code}"]`);
    const path = alternate
      ? new URL(alternate.href).pathname
      : // One slash only: an address that begins with two would be another site's.
        wanted.prefix + location.pathname.slice(current.prefix.length).replace(/^\/{2,}/, "/");
    root.hidden = true;
    location.replace(path + location.search + location.hash);
    return;
  }

  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Said again at the end: the visitor may end it early, and a page that arrives late has missed it.
  const ending = () => dispatchEvent(new Event("loadingending"));
  const stop = () => {
    timers.forEach(clearTimeout);
    removeEventListener("keydown", onKeyDown);
    removeEventListener("pointerdown", stop);
    if (root.dataset.loading !== "playing") return;
    root.dataset.loading = "over";
    ending();
    dispatchEvent(new Event("loadingover"));
  };
  // Tab ends it too: a focus that moves unseen below the screen would be lost.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" || key === "Tab") stop();
  };
  root.dataset.loading = "playing";
  const timers = [setTimeout(ending, loadingMs - aheadMs), setTimeout(stop, loadingMs)];
  addEventListener("keydown", onKeyDown);
  addEventListener("pointerdown", stop);
}

/** The script as it is written into the page. */
export function startupScript(options: StartupOptions): string {
  return `(${startup.toString()})(${JSON.stringify(options)})`;
}
