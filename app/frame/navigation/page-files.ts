import { languageOfPath, pageOfPath, routeId } from "#app/i18n/paths.ts";
import { GoneError, loadDocument } from "./document-load.ts";
import { failedNavigation } from "./failed-navigation.ts";

/** The parts read here of what the router writes into every page (framework mode, version pinned). */
interface RouterGlobals {
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<
      Record<
        string,
        | { readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
        | undefined
      >
    >;
  };
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}

/** Scripts and styles that a page needs and that have not been loaded yet. Empty for an unknown address. */
export function missingPageFiles(pathname: string): readonly string[] {
  const page = pageOfPath(pathname);
  if (!page) return [];
  const id = routeId(page, languageOfPath(pathname));
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = globalThis as RouterGlobals;
  const route = manifest?.routes[id];
  if (!route || loaded?.[id]) return [];
  return [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
}

/**
 * Fetches files into the browser's cache. Rejects when one of them cannot be had. Plain fetches, not module
 * preloads: a browser remembers a module that failed, and would not try it again before the page is reloaded.
 */
async function fetchAll(files: readonly string[], signal?: AbortSignal): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file, signal ? { signal } : {});
      if (response.status === 404) throw new GoneError(`${file} is no longer there`);
      if (!response.ok) throw new Error(`${file} was answered with status ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}

/**
 * Goes to a page once its files are there; where they cannot be had, the page on screen stays and the failure is told.
 * Where the server no longer has them, the page comes as a document.
 * @param go shows the page, as the router's `navigate`
 */
export async function goSafely(
  href: string,
  go: (href: string) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await fetchAll(missingPageFiles(new URL(href, location.href).pathname), signal);
    if (!signal?.aborted) await go(href);
  } catch (error) {
    if (signal?.aborted) return;
    if (error instanceof GoneError) await loadDocument(href);
    failedNavigation.report(href);
  }
}

/** Address of the data from which the router shows a page: `/_.data`, `/en.data`, `/about_us.data`. */
function dataFile(pathname: string): string {
  return pathname === "/" ? "/_.data" : `${pathname}.data`;
}

const prefetched = new Set<string>();

/** Fetches what a page needs before it is asked for. Once for each page; a failure is left to the real attempt. */
export function prefetchPage(pathname: string): void {
  if (!pageOfPath(pathname) || prefetched.has(pathname) || pathname === location.pathname) return;
  prefetched.add(pathname);
  fetchAll(missingPageFiles(pathname)).catch(() => prefetched.delete(pathname));
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.as = "fetch";
  hint.href = dataFile(pathname);
  hint.onerror = () => {
    hint.remove();
    prefetched.delete(pathname);
  };
  document.head.append(hint);
}
