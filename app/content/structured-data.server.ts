import { partPath } from "#app/i18n/anchors.ts";
import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { officeIds, pathOf, type OfficeId, type PageId } from "#app/i18n/paths.ts";
import { localBusiness, organization } from "#app/seo/structured-data/company.ts";
import { graphOf, type StructuredData } from "#app/seo/structured-data/graph.ts";
import { course, service } from "#app/seo/structured-data/offers.ts";
import { breadcrumbList, webPage, webSite } from "#app/seo/structured-data/pages.ts";
import { definedTermSet } from "#app/seo/structured-data/terms.ts";
import { socialImagePath } from "#app/seo/social-image.ts";
import { content } from "./content.server.ts";
import { controls, pageLink } from "./links.server.ts";
import { methodNames } from "#app/pages/cnd/page.server.ts";
import { regulatoryNames } from "#app/pages/crs/page.server.ts";
import { termNames } from "#app/pages/glossary/page.server.ts";
import { siteUrl } from "./site-url.server.ts";

type Control = (typeof controls)[number];
type Things = Parameters<typeof graphOf>[0];

const { brand, offices } = content.company;

const urlOf = (page: PageId, language: Language) => siteUrl + pathOf(page, language);
const partUrl = (page: PageId, name: string, language: Language) => siteUrl + partPath(page, name, language);
const imageOf = (page: PageId, language: Language) => siteUrl + socialImagePath(page, language);

function company(language: Language) {
  return organization({
    siteUrl,
    name: brand.name,
    description: content.in[language].home.meta.description,
    logo: `${siteUrl}/icon-512.png`,
    offices: officeIds,
  });
}

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
    address,
    map,
  });
}

/** What each control is made of: methods with an address of their own, items that stand in a list. */
const partsOf: Readonly<Record<Control, (language: Language) => Parameters<typeof service>[0]["parts"]>> = {
  cnd: (language) => {
    const { items } = content.in[language].cnd.methods;
    return methodNames.map((name) => ({
      name: items[name].name,
      description: items[name].principle,
      url: partUrl("cnd", name, language),
    }));
  },
  rsc: (language) =>
    content.in[language].rsc.services.items.map(({ name, text }) => ({ name, description: text })),
  crs: (language) => {
    const { items } = content.in[language].crs.subjects;
    return regulatoryNames.map((name) => ({ name: items[name].name, description: items[name].text }));
  },
};

function controlService(control: Control, language: Language, parts: (typeof partsOf)[Control] = () => []) {
  return service({
    siteUrl,
    url: urlOf(control, language),
    name: content.in[language][control].hero.title,
    description: content.in[language][control].meta.description,
    parts: parts(language),
  });
}

/** The courses with objectives: the other entries of the page are ways of holding a course. */
function courses(language: Language) {
  const { items } = content.in[language].formation.tabs;
  return Object.entries(items).flatMap(([tab, { lead, courses: listed }]) =>
    listed.flatMap(({ title, detail, objectives, audience }) =>
      objectives
        ? course({
            siteUrl,
            language,
            name: title,
            description: detail ?? lead,
            url: partUrl("formation", tab, language),
            objectives,
            audience,
          })
        : [],
    ),
  );
}

function glossary(language: Language) {
  const { hero, list } = content.in[language].glossary;
  return definedTermSet({
    url: urlOf("glossary", language),
    name: hero.title,
    language,
    terms: termNames.map((name) => ({
      name: list.terms[name].term,
      abbreviation: list.terms[name].abbreviation,
      description: list.terms[name].definition,
      url: partUrl("glossary", name, language),
    })),
  });
}

const allOffices = (language: Language) => officeIds.map((id) => office(id, language));
const withParts = (control: Control) => (language: Language) => [
  controlService(control, language, partsOf[control]),
];

/** What a page is about, beside the company. */
const subjects: Partial<Readonly<Record<PageId, (language: Language) => Things>>> = {
  home: allOffices,
  contact: allOffices,
  control: (language) => controls.map((control) => controlService(control, language)),
  cnd: withParts("cnd"),
  rsc: withParts("rsc"),
  crs: withParts("crs"),
  formation: courses,
  glossary: (language) => [glossary(language)],
};

const kinds: Partial<Readonly<Record<PageId, "AboutPage" | "ContactPage">>> = {
  about: "AboutPage",
  contact: "ContactPage",
};

/** The way from home to a page; none to home itself. */
function wayTo(page: PageId, language: Language): Things {
  if (page === "home") return [];
  return [
    breadcrumbList([
      { name: pageLink("home", language).label, url: urlOf("home", language) },
      { name: content.in[language][page].breadcrumb, url: urlOf(page, language) },
    ]),
  ];
}

/**
 * The structured data of a page: the company, the site, the page, the way to it, and what it is about.
 * @param title the title of the page as search engines show it
 */
export function structuredData(page: PageId, language: Language, title: string): StructuredData {
  return graphOf([
    company(language),
    webSite({ siteUrl, name: brand.name, languages: languageCodes }),
    webPage({
      siteUrl,
      kind: kinds[page] ?? "WebPage",
      url: urlOf(page, language),
      name: title,
      description: content.in[language][page].meta.description,
      language,
      image: imageOf(page, language),
    }),
    ...wayTo(page, language),
    ...(subjects[page]?.(language) ?? []),
  ]);
}
