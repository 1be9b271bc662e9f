import { route, type RouteConfig } from "@react-router/dev/routes";
import { languageCodes } from "./i18n/languages.ts";
import { cardPath, notFoundPattern, officeIds, pageIds, pathOf, routeId, type PageId } from "./i18n/paths.ts";

/** The module of each page. One module serves every language, under one route id each. */
const modules: Readonly<Record<PageId, string>> = {
  home: "pages/home.tsx",
  about: "pages/about.tsx",
  sectors: "pages/sectors.tsx",
  domains: "pages/domains.tsx",
  control: "pages/control.tsx",
  cnd: "pages/cnd.tsx",
  rsc: "pages/rsc.tsx",
  crs: "pages/crs.tsx",
  formation: "pages/formation.tsx",
  quality: "pages/quality.tsx",
  accreditation: "pages/accreditation.tsx",
  contact: "pages/contact.tsx",
  glossary: "pages/glossary.tsx",
  accessibility: "pages/accessibility.tsx",
};

export default [
  ...officeIds.map((office) => route(cardPath(office), "pages/office-card.ts", { id: `card/${office}` })),
  ...languageCodes.flatMap((language) => [
    ...pageIds.map((page) => route(pathOf(page, language), modules[page], { id: routeId(page, language) })),
    route(notFoundPattern(language), "pages/not-found.tsx", { id: routeId("not-found", language) }),
  ]),
] satisfies RouteConfig;
