import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { officeIds, partPath, pathOf, type MethodName, type OfficeId, type PageId } from "#app/i18n/paths.ts";
import { socialImagePath } from "#app/seo/social-image.ts";
import { localBusiness, organization } from "#app/seo/structured-data/company.ts";
import { graphOf, type StructuredData } from "#app/seo/structured-data/graph.ts";
import { service } from "#app/seo/structured-data/offers.ts";
import { breadcrumbList, webPage, webSite } from "#app/seo/structured-data/pages.ts";
import { content } from "./content.server.ts";
import { pagesAbove } from "./links.server.ts";
import { shortName } from "./page-name.ts";
import type { ControlName } from "./schema/controls.ts";
import { siteUrl } from "./site-url.server.ts";

/** Things that pages describe to search engines. */
type Things = Parameters<typeof graphOf>[0];

/** What a page is about, beside the company, and which kind of page it is. */
export interface PageSubject {
  readonly kind?: "AboutPage" | "ContactPage";
  readonly things?: Things;
}

const { brand, offices } = content.company;

/** Absolute address of a page. */
export const urlOf = (page: PageId, language: Language) => siteUrl + pathOf(page, language);

/** Absolute address of a named part of a page. */
export const partUrl = (page: PageId, name: string, language: Language) =>
  siteUrl + partPath(page, name, language);

const imageOf = (page: PageId, language: Language) => siteUrl + socialImagePath(page, language);

/** The name of a country in a language; its code where the language has none for it. */
const countryName = (code: string, language: Language) =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;

function office(id: OfficeId, language: Language) {
  const { landline, mobile, fax, email, address, map } = offices[id];
  return localBusiness({
    siteUrl,
    office: id,
    name: `${brand.name} ${address.city}`,
    url: partUrl("contact", id, language),
    image: imageOf("contact", language),
    telephones: [landline, mobile],
    fax,
    email,
    address: { ...address, countryName: countryName(address.country, language) },
    map,
  });
}

/** The offices, as businesses that can be visited. */
export const officeBusinesses = (language: Language) => officeIds.map((id) => office(id, language));

/** One of the three controls or a method, as its page words it, with what it is made of. */
export function serviceOf(
  page: ControlName | `methods/${MethodName}`,
  language: Language,
  parts: Parameters<typeof service>[0]["parts"] = [],
) {
  const { hero, meta } = content.in[language][page];
  return service({
    siteUrl,
    url: urlOf(page, language),
    name: hero.title,
    description: meta.description,
    parts,
  });
}

/** The way from home to a page; none to home itself. */
function wayTo(page: PageId, language: Language): Things {
  if (page === "home") return [];
  return [
    breadcrumbList([
      ...pagesAbove(page, language).map(({ href, label }) => ({ name: label, url: siteUrl + href })),
      { name: shortName(content, page, language), url: urlOf(page, language) },
    ]),
  ];
}

/**
 * The structured data of a page: the company, the site, the page, the way to it, and what it is about.
 * @param title the title of the page as search engines show it
 */
export function structuredData(
  page: PageId,
  language: Language,
  title: string,
  { kind, things = [] }: PageSubject,
): StructuredData {
  return graphOf([
    organization({
      siteUrl,
      name: brand.name,
      description: content.in[language].home.meta.description,
      logo: `${siteUrl}/icon-512.png`,
      offices: officeIds,
    }),
    webSite({ siteUrl, name: brand.name, languages: languageCodes }),
    webPage({
      siteUrl,
      kind: kind ?? "WebPage",
      url: urlOf(page, language),
      name: title,
      description: content.in[language][page].meta.description,
      language,
      image: imageOf(page, language),
    }),
    ...wayTo(page, language),
    ...things,
  ]);
}
