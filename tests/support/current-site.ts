import { contentSourceOf } from "#model/read/read-folder.ts";
import { siteOf } from "#model/site/site.ts";

/** The site of the tested project: its languages, offices, methods and addresses. */
export const site = siteOf(contentSourceOf("content").texts);

export const {
  languages,
  languageCodes,
  officeIds,
  methodNames,
  drawnMethods,
  pageIds,
  pagePaths,
  pathOf,
  partPath,
  languageOfPath,
  pageOfPath,
  notFoundPath,
  cardPath,
} = site;
