import { expect, test } from "vitest";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds } from "#app/i18n/paths.ts";
import { robots, sitemap } from "./sitemap.ts";

const siteUrl = "https://site.example";

test("every page stands in the sitemap once in each language", () => {
  const xml = sitemap(siteUrl);
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.length).toBe(pageIds.length * languageCodes.length);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain("https://site.example/");
  expect(addresses).toContain("https://site.example/en/glossary");
});

test("an address with characters of XML is escaped", () => {
  const xml = sitemap("https://site.example/a&b");
  expect(xml).toContain("<loc>https://site.example/a&#38;b/contact</loc>");
  expect(xml).not.toMatch(/&(?!#\d+;)/);
});

test("robots may read everything, and find the sitemap", () => {
  expect(robots(siteUrl)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n");
});
