import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";
import { languageCodes, type Language } from "./i18n/languages.ts";
import {
  cardPath,
  officeIds,
  pageIds,
  pathSegment,
  prefixSegment,
  routeId,
  type PageId,
} from "./i18n/paths.ts";

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

function pageRoute(page: PageId, language: Language): RouteConfigEntry {
  const options = { id: routeId(page, language) };
  return page === "home"
    ? index(modules.home, options)
    : route(pathSegment(page, language), modules[page], options);
}

function languageRoutes(language: Language): RouteConfigEntry[] {
  const pages = [
    ...pageIds.map((page) => pageRoute(page, language)),
    route("*", "pages/not-found.tsx", { id: routeId("not-found", language) }),
  ];
  const frame = layout("frame-layout.tsx", { id: language }, pages);
  const segment = prefixSegment(language);
  return segment === "" ? [frame] : prefix(segment, [frame]);
}

const cards = officeIds.map((office) =>
  route(cardPath(office).slice(1), "pages/office-card.ts", { id: `card/${office}` }),
);

export default [...cards, ...languageCodes.flatMap(languageRoutes)] satisfies RouteConfig;
