import { partPath } from "#app/i18n/anchors.ts";
import { cardPath, languageOfPath, officeIds, pathOf, type PageId } from "#app/i18n/paths.ts";
import { content } from "./content.server.ts";
import { controls } from "./links.server.ts";
import { mapOf } from "./maps.server.ts";
import { withPictures } from "./pictures.server.ts";
import { methodNames } from "#app/pages/cnd/page.server.ts";
import { scopeNames, scopeRecognitions } from "#app/pages/accreditation/page.server.ts";
import { approvalNames } from "#app/pages/quality/page.server.ts";

/** Parts of pages that show the words of another page, so that each is written once. */

type Control = (typeof controls)[number];

/** The three controls with code, name, picture and address, as the home page words them. */
export function controlCards(url: URL) {
  const language = languageOfPath(url.pathname);
  const { items } = content.in[language].home.activities;
  return controls.map((page) => ({ ...withPictures(items[page]), page, href: pathOf(page, language) }));
}

/** The two controls beside the given one. */
export function sisterCards(control: Control, url: URL) {
  return controlCards(url).filter(({ page }) => page !== control);
}

/** The nine methods as links into the page that explains them. */
export function methodLinks(url: URL) {
  const language = languageOfPath(url.pathname);
  const { items } = content.in[language].cnd.methods;
  return methodNames.map((name) => ({
    name: items[name].name,
    code: items[name].code,
    href: partPath("cnd", name, language),
  }));
}

/** Rows of the table of NDT approvals, each with its number from `company.yaml`. */
export function approvalTable(url: URL) {
  const { label, title, columns, rows } = content.in[languageOfPath(url.pathname)].quality.methods;
  return {
    label,
    title,
    columns,
    rows: approvalNames.map((name) => ({ ...rows[name], approval: content.company.approvals[name] })),
  };
}

/** Rows of the table of approval scopes: all of them, or those of the quality page, which leaves B4 out. */
export function scopeTable(url: URL, which: "all" | "withoutB4") {
  const { accreditation, quality } = content.in[languageOfPath(url.pathname)];
  const { label, title } = which === "all" ? accreditation.scopes : quality.scopes;
  return {
    label,
    title,
    columns: quality.scopes.columns,
    rows: scopeNames
      .filter((name) => which === "all" || name !== "b4")
      .map((name) => ({
        ...accreditation.scopes.rows[name],
        recognition: scopeRecognitions[name].map((kind) => quality.recognitions.items[kind].name).join(" + "),
      })),
  };
}

/** Certification, accreditation and approval side by side, as the quality page words them. */
export function recognitionWords(url: URL) {
  return content.in[languageOfPath(url.pathname)].quality.recognitions;
}

/** Addresses of pages, by page. */
export function pagePaths<Page extends PageId>(pages: readonly Page[], url: URL): Record<Page, string> {
  const language = languageOfPath(url.pathname);
  return Object.fromEntries(pages.map((page) => [page, pathOf(page, language)])) as Record<Page, string>;
}

/** Words of every carousel. */
export function carouselWords(url: URL) {
  return content.in[languageOfPath(url.pathname)].frame.carousel;
}

/** The offices with every number, address and holder of a post. */
export function officeCards(url: URL) {
  const { offices: words } = content.in[languageOfPath(url.pathname)].contact;
  return officeIds.map((id) => {
    const office = content.company.offices[id];
    return {
      ...office,
      id,
      mapImage: mapOf(id),
      card: cardPath(id),
      title: words[id].title,
      mapAlt: words[id].map,
      people: Object.entries(words[id].posts).map(([post, name]) => ({
        post: name,
        name: office.people[post] ?? "",
      })),
    };
  });
}

/** How to write to each office or call it. */
export function officeLines(url: URL) {
  return officeCards(url).map(({ title, email, landline }) => ({ title, email, landline }));
}

export type OfficeCard = ReturnType<typeof officeCards>[number];
export type ControlCard = ReturnType<typeof controlCards>[number];
