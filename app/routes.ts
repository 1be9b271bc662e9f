import { route, type RouteConfig } from "@react-router/dev/routes";
import { anchorOf } from "./i18n/anchors.ts";
import { languageCodes } from "./i18n/languages.ts";
import {
  cardPath,
  drawingPath,
  drawnMethods,
  methodOf,
  notFoundPattern,
  officeIds,
  pageIds,
  pathOf,
  routeId,
  type PageId,
} from "./i18n/paths.ts";

/** The module of a page. A method that is drawn has one of its own, which brings its drawing; the others share one. */
function moduleOf(page: PageId): string {
  const method = methodOf(page);
  if (!method) return `pages/${page}/${page}.tsx`;
  return `pages/methods/${drawingPath(method) ? anchorOf(method) : "not-drawn"}.tsx`;
}

/** One module for each page serves every language, under one route id each. */
export default [
  ...officeIds.map((office) =>
    route(cardPath(office), "pages/office-card/office-card.ts", { id: `card/${office}` }),
  ),
  ...drawnMethods.map((method) =>
    route(`/drawings/${method}.svg`, "pages/method-drawing/method-drawing.tsx", { id: `drawing/${method}` }),
  ),
  ...languageCodes.flatMap((language) => [
    ...pageIds.map((page) => route(pathOf(page, language), moduleOf(page), { id: routeId(page, language) })),
    route(notFoundPattern(language), "pages/not-found/not-found.tsx", { id: routeId("not-found", language) }),
  ]),
] satisfies RouteConfig;
