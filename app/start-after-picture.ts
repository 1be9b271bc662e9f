/** The modules that a page consists of, by the address of their files. */
export interface PageModules {
  /** Files that the others import: asked for at once, so that they do not wait for each other. */
  readonly preloads: readonly string[];
  /** The router's list of routes. */
  readonly manifest: string;
  /** The modules of the page's routes, by route id. */
  readonly routes: Readonly<Record<string, string>>;
  /** What begins it all. */
  readonly entry: string;
}

/**
 * Runs at the end of every page: fetches the page's modules once the picture of the first screen has been painted,
 * or at the visitor's first touch. On a slow line they would otherwise take most of the picture's bandwidth, and
 * until they are there the page can be read, and its links followed, without them. The last button that was pressed
 * meanwhile is pressed once more when the page answers: when the frame says `pageready` to the window.
 *
 * N.B. The function is written into the page as text (`Function.toString`): it may use nothing from outside itself.
 */
export function startAfterPicture(
  { preloads, manifest, routes, entry }: PageModules,
  load: (file: string) => Promise<unknown>,
): void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of preloads) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    // The order of the router's own script: list of routes, routes, entry.
    void load(manifest)
      .then(() =>
        Promise.all(Object.entries(routes).map(async ([id, file]) => [id, await load(file)] as const)),
      )
      .then((modules) => {
        Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
        return load(entry);
      });
  };
  /** An observer's first word comes with the next frame; that of a second one, with the frame after it. */
  const afterFrames = (frames: number, then: () => void) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      if (started) return;
      if (frames > 1) afterFrames(frames - 1, then);
      else then();
    }).observe(document.body);
  };
  const loaded = () => {
    afterFrames(2, () => {
      // The screen may lag behind the frames; a browser that never says what it shows is not waited for.
      new PerformanceObserver(start).observe({ type: "paint", buffered: true });
      afterFrames(30, start);
    });
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) loaded();
  else for (const event of ["load", "error"]) picture.addEventListener(event, loaded);
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true });

  let press: Event | undefined;
  const keepPress = (event: Event) => {
    press = event;
  };
  addEventListener("click", keepPress, true);
  const ready = () => {
    removeEventListener("click", keepPress, true);
    // A press that is still on its way makes React ready, and React hands it on.
    if (press?.eventPhase !== Event.NONE) return;
    // The browser opens popovers by itself.
    const button = (press.target as Element).closest<HTMLButtonElement>("button:not([popovertarget])");
    setTimeout(() => {
      button?.click();
    });
  };
  addEventListener("pageready", ready, { once: true });
}
