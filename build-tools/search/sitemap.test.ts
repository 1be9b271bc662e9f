import { expect, test } from "vitest";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds } from "#app/i18n/paths.ts";
import { robots, sitemap } from "./sitemap.ts";

const siteUrl = "https://site.example";

const entryOf = (xml: string, address: string) =>
  xml.split("<url>").find((entry) => entry.includes(`<loc>${address}</loc>`));

test("every page stands in the sitemap once in each language", () => {
  const xml = sitemap({ siteUrl, lastChange: () => undefined });
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.length).toBe(pageIds.length * languageCodes.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain("https://site.example/");
  expect(addresses).toContain("https://site.example/en/glossary");
});

test("a page has the day of its last change, or none where it is not known", () => {
  const xml = sitemap({
    siteUrl,
    lastChange: (page, language) => (page === "about" && language === "en" ? "2026-11-21" : undefined),
  });
  expect(entryOf(xml, "https://site.example/en/about_us")).toContain("<lastmod>2026-11-21</lastmod>");
  expect(entryOf(xml, "https://site.example/about_us")).not.toContain("lastmod");
});

test("an address with characters of XML is escaped", () => {
  const xml = sitemap({ siteUrl: "https://site.example/a&b", lastChange: () => undefined });
  expect(xml).toContain("<loc>https://site.example/a&#38;b/contact</loc>");
  expect(xml).not.toMatch(/&(?!#\d+;)/);
});

test("robots may read everything, and find the sitemap", () => {
  expect(robots(siteUrl)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n");
});
