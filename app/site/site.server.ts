import { facts } from "virtual:site";
import { siteFrom } from "#model/site/site.ts";

/** The site that is built: its languages, offices, methods and addresses, which the build hands in. */
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
