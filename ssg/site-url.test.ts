import { expect, test } from "vitest";
import { siteUrlOf } from "./site-url.ts";

test("a slash at the end of the site's address is removed", () => {
  expect(siteUrlOf("https://site.tn/", "--url")).toBe("https://site.tn");
  expect(siteUrlOf("http://127.0.0.1:4173", "--url")).toBe("http://127.0.0.1:4173");
});

test.each([
  "site.tn",
  "https://",
  "https://site.tn/fr",
  "https://site.tn?x",
  "ftp://site.tn",
  "https://a@site.tn",
])("%s is rejected as the address of a site", (given) => {
  expect(() => siteUrlOf(given, "SITE_URL")).toThrow(
    /n’est pas l’adresse d’un site\s: écrire SITE_URL comme https:/,
  );
});
