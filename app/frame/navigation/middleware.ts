import { isRouteErrorResponse, replace, type MiddlewareFunction } from "react-router";
import { languageOfPath, pathInLanguage } from "#app/i18n/paths.ts";
import { storedLanguage } from "./chosen-language.ts";
import { isFromOtherRelease, loadDocument } from "./document-load.ts";
import { failedNavigation } from "./failed-navigation.ts";
import { shownLocation } from "./shown-location.ts";

type ClientMiddleware = MiddlewareFunction<
  Record<string, { readonly type: string; readonly result: unknown }>
>;

/** The back button never leads to a page in a language that the visitor has left: it leads to its twin. */
const keepLanguage: ClientMiddleware = ({ url }, next) => {
  const stored = storedLanguage();
  if (stored && stored !== languageOfPath(url.pathname)) {
    throw replace(pathInLanguage(url.pathname, stored) + url.search + url.hash);
  }
  return next();
};

/**
 * While a visitor browses, a new release may take the place of the one that the page on screen came with. Then a page's
 * data is gone, or made for other scripts: the address is loaded as a document, which is of one release throughout.
 */
const followRelease: ClientMiddleware = async ({ url }, next) => {
  const results = await next();
  const moved = Object.values(results).some(({ type, result }) =>
    type === "error" ? isRouteErrorResponse(result) && result.status === 404 : isFromOtherRelease(result),
  );
  return moved ? loadDocument(url.pathname + url.search + url.hash) : results;
};

/** A page whose data cannot be fetched or read is not shown: the one on screen stays, and the notice offers to retry. */
const keepPageOnFailure: ClientMiddleware = async ({ url }, next) => {
  const results = await next();
  const shown = shownLocation.get();
  if (shown === undefined || !Object.values(results).some(({ type }) => type === "error")) return results;
  failedNavigation.report(url.pathname + url.search + url.hash);
  throw replace(shown);
};

export const clientMiddleware: ClientMiddleware[] = [keepLanguage, keepPageOnFailure, followRelease];
