import { route, type RouteConfig } from "@react-router/dev/routes";
import { languageCodes } from "./i18n/languages.ts";
import { cardPath, notFoundPattern, officeIds, pageIds, pathOf, routeId } from "./i18n/paths.ts";

/** One module for each page serves every language, under one route id each. */
export default [
  ...officeIds.map((office) =>
    route(cardPath(office), "pages/office-card/office-card.ts", { id: `card/${office}` }),
  ),
  ...languageCodes.flatMap((language) => [
    ...pageIds.map((page) =>
      route(pathOf(page, language), `pages/${page}/${page}.tsx`, { id: routeId(page, language) }),
    ),
    route(notFoundPattern(language), "pages/not-found/not-found.tsx", { id: routeId("not-found", language) }),
  ]),
] satisfies RouteConfig;
