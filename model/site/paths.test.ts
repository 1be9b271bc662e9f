import { expect, test } from "vitest";
import { languageCodes } from "./languages.ts";
import { languageOfPath, pageIds, pageOfPath, pathOf } from "./paths.ts";

test("every page has an address of its own in each language, and is found there, with a slash at the end too", () => {
  const all = languageCodes.flatMap((code) => pageIds.map((page) => [page, pathOf(page, code)] as const));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(([, path]) => path)).size).toBe(all.length);
  for (const [page, path] of all)
    for (const address of [path, `${path}/`]) expect(pageOfPath(address), address).toBe(page);
  expect([pathOf("home", "fr"), pathOf("home", "en")]).toEqual(["/", "/en"]);
});

test("the language of an address is that of its first part, and French without one", () => {
  for (const path of ["/en", "/en/", "/en/x", "/en/about_us/", "/en//", "/en/en"])
    expect(languageOfPath(path), path).toBe("en");
  for (const path of ["/", "/about_us", "/england", "/en-GB", "/EN", "/x/en", "//en", "/fr", "/404"])
    expect(languageOfPath(path), path).toBe("fr");
});
