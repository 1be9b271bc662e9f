import type { LocalBusinessLeaf, OrganizationLeaf } from "schema-dts";
import type { OfficeId } from "#app/i18n/paths.ts";
import { idOf, refer } from "./graph.ts";

interface CompanyFacts {
  readonly siteUrl: string;
  readonly name: string;
  readonly description: string;
  /** Absolute address of the mark, a square picture. */
  readonly logo: string;
  readonly offices: readonly OfficeId[];
}

/** The company, with its offices by name. */
export function organization({ siteUrl, name, description, logo, offices }: CompanyFacts): OrganizationLeaf {
  return {
    "@type": "Organization",
    "@id": idOf(siteUrl, "organization"),
    name,
    description,
    url: `${siteUrl}/`,
    logo,
    subOrganization: offices.map((office) => refer(siteUrl, office)),
  };
}

interface OfficeFacts {
  readonly siteUrl: string;
  readonly office: OfficeId;
  readonly name: string;
  /** Absolute address of the page that shows the office. */
  readonly url: string;
  readonly image: string;
  /** Telephone numbers as they are read: `+216 00 000 001`. */
  readonly telephones: readonly string[];
  readonly fax: string | undefined;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly country: string;
    /** The country by its name, in the language of the page. */
    readonly countryName: string;
  };
  /** Address of the office on a map service. */
  readonly map: string;
}

/** An office that can be visited, called and written to. */
export function localBusiness(facts: OfficeFacts): LocalBusinessLeaf {
  const { siteUrl, office, name, url, image, telephones, fax, email, address, map } = facts;
  return {
    "@type": "LocalBusiness",
    "@id": idOf(siteUrl, office),
    name,
    url,
    image,
    telephone: telephones,
    ...(fax !== undefined && { faxNumber: fax }),
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: { "@type": "Country", name: address.countryName, identifier: address.country },
    },
    hasMap: map,
    parentOrganization: refer(siteUrl, "organization"),
  };
}
