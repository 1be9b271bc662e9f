import { expect, test } from "vitest";
import { stringify } from "yaml";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { siteOf } from "./site.ts";

const { languageCodes, pageIds, pageOfPath, pathOf, languageOfPath } = siteOf(
  contentSourceOf("content").texts,
);

test("every page has a unique address in each language, and is found there, also with a slash at the end", () => {
  const all = languageCodes.flatMap((code) => pageIds.map((page) => [page, pathOf(page, code)] as const));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(([, path]) => path)).size).toBe(all.length);
  for (const [page, path] of all)
    for (const address of [path, `${path}/`]) expect(pageOfPath(address), address).toBe(page);
  expect([pathOf("home", "fr"), pathOf("home", "en")]).toEqual(["/", "/en"]);
});

test("the first part of an address is its language; without one it is French", () => {
  for (const path of ["/en", "/en/", "/en/x", "/en/about_us/", "/en//", "/en/en"])
    expect(languageOfPath(path), path).toBe("en");
  for (const path of ["/", "/about_us", "/england", "/en-GB", "/EN", "/x/en", "//en", "/fr", "/404"])
    expect(languageOfPath(path), path).toBe("fr");
});

test("a second site in the same process: two offices, one method, in French and Arabic", () => {
  const language = { direction: "ltr", openGraphLocale: "fr_TN", numbers: [] };
  const small = siteOf({
    "company.yaml": stringify({ offices: { sousse: {}, gabes: {} } }),
    "methods.yaml": stringify({ radar: {} }),
    "fr/language.yaml": stringify({ ...language, ownName: "Français" }),
    "ar/language.yaml": stringify({
      ...language,
      ownName: "العربية",
      direction: "rtl",
      addresses: { contact: "ittisal" },
    }),
    "fr/methods/radar.yaml": stringify({ address: "essai-de-plus" }),
  });
  const [contact, radar] = ["contact", "methods/radar"] as const;
  expect(small).toMatchObject({
    officeIds: ["sousse", "gabes"],
    methodNames: ["radar"],
    languageCodes: ["fr", "ar"],
  });
  expect(["fr", "ar"].map((code) => small.pathOf(contact, code as "fr"))).toEqual([
    "/contact",
    "/ar/ittisal",
  ]);
  expect(small.pageOfPath("/controlCND/essai-de-plus")).toBe(radar);
  expect(small.directionOf("ar" as "fr")).toBe("rtl");
  expect(languageCodes).not.toContain("ar");
  expect([pageOfPath("/controlCND/essai-de-plus"), pathOf("contact", "en")]).toEqual([
    undefined,
    "/en/contact",
  ]);
});
