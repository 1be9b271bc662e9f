/** What search engines read of company and services, as JSON-LD (https://schema.org). */
import type { BreadcrumbList, Graph, IdReference, LocalBusinessLeaf, Service, Thing } from "schema-dts";
import { countryName } from "./country.server.ts";
import type { Language, MethodName, OfficeId, PageId } from "#model/site/pages.ts";
import { languageCodes, officeIds, partPath, pathOf } from "#app/site/site.server.ts";
import { socialImagePath } from "#app/seo/social-image.ts";
import { content } from "./content.server.ts";
import { offices } from "./offices.server.ts";
import { pagesAbove } from "./links.server.ts";
import { shortName } from "#model/schema/page-name.ts";
import type { ControlId } from "#model/schema/controls.ts";
import { siteUrl } from "./site-url.server.ts";

export interface PageSubject {
  readonly kind?: "AboutPage" | "ContactPage";
  readonly things?: readonly Exclude<Thing, string>[];
}

const { brand } = content.company;

/** Absolute addresses of a page and of a named part of it. */
export const urlOf = (page: PageId, language: Language) => siteUrl + pathOf(page, language);
export const partUrl = (page: PageId, name: string, language: Language) =>
  siteUrl + partPath(page, name, language);

const imageOf = (page: PageId, language: Language) => siteUrl + socialImagePath(page, language);

/** The `@id` by which the structured data of all pages refers to the same thing. */
const idOf = (thing: "website" | OfficeId): IdReference => ({ "@id": `${siteUrl}/#${thing}` });

/** The company, as other things of the structured data refer to it. */
export const organization: IdReference = { "@id": `${siteUrl}/#organization` };

/** The offices, as businesses that can be visited. */
export function officeBusinesses(language: Language) {
  return offices(language).map(({ id, email, address, map }): LocalBusinessLeaf => {
    // The numbers as in the content: `offices` puts no-break spaces into them.
    const { landline, mobile, fax } = content.company.offices[id];
    return {
      "@type": "LocalBusiness",
      ...idOf(id),
      name: `${brand.name} ${address.city}`,
      url: partUrl("contact", id, language),
      image: imageOf("contact", language),
      telephone: [landline, mobile],
      ...(fax !== undefined && { faxNumber: fax }),
      email,
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        ...(address.postcode !== undefined && { postalCode: address.postcode }),
        addressLocality: address.city,
        addressCountry: {
          "@type": "Country",
          name: countryName(address.country, language),
          identifier: address.country,
        },
      },
      hasMap: map,
      parentOrganization: organization,
    };
  });
}

/** A control or a method, with its parts. No area, price or duration, as the company has stated none. */
export function serviceOf(
  page: ControlId | `methods/${MethodName}`,
  language: Language,
  parts: readonly { readonly name: string; readonly description?: string; readonly url?: string }[] = [],
): Service {
  const { hero, meta } = content.in[language][page];
  const url = urlOf(page, language);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: hero.title,
    description: meta.description,
    url,
    provider: organization,
    ...(parts.length > 0 && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: hero.title,
        itemListElement: parts.map((part) => ({ "@type": "Service", ...part })),
      },
    }),
  };
}

function wayTo(page: Exclude<PageId, "home">, language: Language): BreadcrumbList {
  const steps = [
    ...pagesAbove(page, language).map(({ href, label }) => ({ name: label, item: siteUrl + href })),
    { name: shortName(content, page, language), item: urlOf(page, language) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}

/** The JSON-LD of a page for search engines (https://schema.org). It says nothing that visitors are not shown. */
export function structuredData(
  page: PageId,
  language: Language,
  title: string,
  { kind, things = [] }: PageSubject,
): Graph {
  const url = urlOf(page, language);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: brand.name,
        description: content.in[language].home.meta.description,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
        subOrganization: officeIds.map(idOf),
      },
      {
        "@type": "WebSite",
        ...idOf("website"),
        url: `${siteUrl}/`,
        name: brand.name,
        inLanguage: languageCodes,
        publisher: organization,
      },
      {
        "@type": kind ?? "WebPage",
        "@id": url,
        url,
        name: title,
        description: content.in[language][page].meta.description,
        inLanguage: language,
        primaryImageOfPage: { "@type": "ImageObject", url: imageOf(page, language) },
        isPartOf: idOf("website"),
        about: organization,
      },
      ...(page === "home" ? [] : [wayTo(page, language)]),
      ...things,
    ],
  };
}
