import { languageOfPath, pageOfPath, routeId } from "#app/i18n/paths.ts";
import { GoneError, loadDocument } from "./document-load.ts";
import { failedNavigation } from "./failed-navigation.ts";

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The parts read here of what the router writes into every page (framework mode, version pinned). */
interface RouterGlobals {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles | undefined>> };
  readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
}

function routes(): Readonly<Record<string, RouteFiles | undefined>> {
  return (globalThis as RouterGlobals).__reactRouterManifest?.routes ?? {};
}

function filesOf(route: RouteFiles | undefined): readonly string[] {
  return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
}

/** Scripts that have been fetched, and stay in the browser's cache. */
const had = new Set<string>();

/** Files that are on their way. */
const coming = new Map<string, Promise<void>>();

/** The files of a page's route. Undefined for an unknown address. */
function routeOf(pathname: string): RouteFiles | undefined {
  const page = pageOfPath(pathname);
  return page && routes()[routeId(page, languageOfPath(pathname))];
}

/** Scripts and styles that a page needs and that have not been fetched yet. Empty for an unknown address. */
export function missingPageFiles(pathname: string): readonly string[] {
  const { __reactRouterRouteModules: loaded = {} } = globalThis as RouterGlobals;
  // What pages share has come with the ones that were shown.
  const shown = new Set(Object.keys(loaded).flatMap((id) => filesOf(routes()[id])));
  return filesOf(routeOf(pathname)).filter((file) =>
    isStyle(file) ? !isStyleReady(file) : !shown.has(file) && !had.has(file),
  );
}

function isStyle(file: string): boolean {
  return file.endsWith(".css");
}

/** Whether a style is in the page already, applied or not. It has none of its rules while it is loading. */
function isStyleReady(file: string): boolean {
  return Boolean(document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${file}"]`)?.sheet);
}

/**
 * Holds a style ready without applying it. Where the router finds none it puts the new page's styles into the page
 * that is still shown, and takes them out again: the browser would lay everything out twice more.
 */
function holdStyle(file: string): Promise<void> {
  return new Promise((ready, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: file, media: "not all" });
    link.onload = () => {
      ready();
    };
    link.onerror = () => {
      link.remove();
      fail(new Error(`${file} cannot be read`));
    };
    document.head.append(link);
  });
}

async function fetchFile(file: string): Promise<void> {
  const response = await fetch(file);
  if (response.status === 404) throw new GoneError(`${file} is no longer there`);
  if (!response.ok) throw new Error(`${file} was answered with status ${response.status}`);
  await response.arrayBuffer();
  if (isStyle(file)) await holdStyle(file);
  else had.add(file);
}

/**
 * Fetches files into the browser's cache, each once. Rejects when one of them cannot be had. Plain fetches, not module
 * preloads: a browser remembers a module that failed, and would not try it again before the page is reloaded.
 */
async function fetchAll(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const request = coming.get(file) ?? fetchFile(file).finally(() => coming.delete(file));
      coming.set(file, request);
      return request;
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
    await fetchAll(missingPageFiles(new URL(href, location.href).pathname));
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

/**
 * Fetches what a page needs before it is asked for, and lets the browser read its scripts. Once for each page; a
 * failure is left to the real attempt.
 */
export function prefetchPage(pathname: string): void {
  const route = routeOf(pathname);
  if (!route || prefetched.has(pathname) || pathname === location.pathname) return;
  prefetched.add(pathname);
  fetchAll(missingPageFiles(pathname))
    .then(() => import(/* @vite-ignore */ route.module))
    .catch(() => prefetched.delete(pathname));
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
