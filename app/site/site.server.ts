import { facts } from "virtual:site";
import { siteFrom } from "#model/site/site.ts";

/** The site being built, from `virtual:site`: its languages, offices, methods and addresses. */
export const {
  languages,
  languageCodes,
  officeIds,
  methodNames,
  drawnMethods,
  pageIds,
  directionOf,
  languageOfPath,
  pathOf,
  partPath,
  notFoundPath,
  cardPath,
} = siteFrom(facts);
