import type { IdReference, Thing } from "schema-dts";
import type { OfficeId } from "#app/i18n/paths.ts";

/** The things that the pages describe, once for the whole site; the company and the site are the same in every language. */
export type SharedThing = "organization" | "website" | OfficeId;

/**
 * Name by which things refer to each other.
 * @param siteUrl public address of the site, without trailing slash
 */
export function idOf(siteUrl: string, thing: SharedThing): string {
  return `${siteUrl}/#${thing}`;
}

export function refer(siteUrl: string, thing: SharedThing): IdReference {
  return { "@id": idOf(siteUrl, thing) };
}

/** A JSON-LD graph on its way to the page. What stands in it was checked where it was made: see `graphOf`. */
export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly { readonly "@type": string }[];
}

/**
 * What a page says to search engines beside its words: things and how they belong together, in one JSON-LD graph.
 * Every value is one that the page or the site shows to visitors.
 * @see https://schema.org/docs/full.html
 */
export function graphOf(things: readonly Exclude<Thing, string>[]): StructuredData {
  return { "@context": "https://schema.org", "@graph": things };
}
