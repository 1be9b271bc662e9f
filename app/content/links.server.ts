import { partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf, type PageId } from "#app/i18n/paths.ts";
import * as pages from "#app/pages/pages.server.ts";
import { content } from "./content.server.ts";
import { methodNames, type MethodName } from "./schema/methods.ts";

export interface Link {
  readonly href: string;
  readonly label: string;
}

/** A link inside the site. `page` is the page it leads to, by which the current one is marked. */
export interface PageLink extends Link {
  readonly page: PageId;
}

/** A link to a page, labelled in the language. */
export function pageLink(page: PageId, language: Language): PageLink {
  return {
    page,
    href: pathOf(page, language),
    label: content.in[language].frame.labels[pages[page].label],
  };
}

export function pageLinks(linked: readonly PageId[], language: Language): PageLink[] {
  return linked.map((page) => pageLink(page, language));
}

function isMethod(subject: MethodName | PageId): subject is MethodName {
  return (methodNames as readonly string[]).includes(subject);
}

/** A link to what explains a subject: its place in the page of methods, or the page that it has. */
export function explanationLink(subject: MethodName | PageId, language: Language): Link {
  return isMethod(subject)
    ? { href: partPath("cnd", subject, language), label: content.in[language].methods.items[subject].name }
    : pageLink(subject, language);
}

/** The nine methods as links to where each is explained. */
export function methodLinks(language: Language) {
  return methodNames.map((name) => ({
    ...explanationLink(name, language),
    code: content.in[language].methods.items[name].code,
  }));
}
