/** Links between pages, with the labels that visitors read. */
import {
  methodOf,
  pages,
  type Language,
  type MethodName,
  type PageId,
  type PageName,
} from "#model/site/pages.ts";
import { methodNames, pathOf } from "#app/site/site.server.ts";
import { content } from "./content.server.ts";
import { controlIds } from "#model/schema/controls.ts";
import { shortName } from "#model/schema/page-name.ts";

export interface Link {
  readonly href: string;
  readonly label: string;
}

export interface PageLink extends Link {
  readonly page: PageId;
}

function labelOf(page: PageId, language: Language): string {
  const method = methodOf(page);
  if (method) return content.in[language][`methods/${method}`].name;
  return content.in[language].frame.labels[pages[page as PageName].label];
}

/** A link to a page, with the label that menus give it. */
export const pageLink = (page: PageId, language: Language): PageLink => ({
  page,
  href: pathOf(page, language),
  label: labelOf(page, language),
});

export const pageLinks = (linked: readonly PageId[], language: Language) =>
  linked.map((page) => pageLink(page, language));

/** The pages above a page, from home: a method stands below the page of all methods. */
export function pagesAbove(page: PageId, language: Language): Link[] {
  if (page === "home") return [];
  const home = pageLink("home", language);
  return methodOf(page)
    ? [home, { href: pathOf("cnd", language), label: shortName(content, "cnd", language) }]
    : [home];
}

/** A link to the page that explains a subject: that of a method, or another page; with the code of the method or control. */
export function explanationLink(subject: MethodName | PageId, language: Language) {
  const words = content.in[language];
  const method = methodNames.find((name) => name === subject);
  const control = controlIds.find((name) => name === subject);
  return {
    ...pageLink(method ? `methods/${method}` : (subject as PageId), language),
    code: method ? words[`methods/${method}`].code : control && words.controls[control].code,
  };
}

/** The methods as links to their pages. */
export const methodLinks = (language: Language) =>
  methodNames.map((name) => ({ name, ...explanationLink(name, language) }));
