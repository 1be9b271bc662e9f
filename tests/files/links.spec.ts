import { languageCodes } from "#model/site/languages.ts";
import { cardPath, officeIds, pageIds, pathOf } from "#model/site/paths.ts";
import { expect, test } from "../support/test.ts";

test("no link leads nowhere, and every page can be reached from home", async ({ request }) => {
  const texts = new Map<string, string>();
  const textOf = async (path: string) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const text = await response.text();
    texts.set(path, text);
    return text;
  };
  const waiting = languageCodes.map((language) => pathOf("home", language));
  for (const path of waiting) {
    const html = await textOf(path);
    if (path.endsWith(".vcf")) continue;
    const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.length, path).toBeGreaterThan(10);
    for (const href of new Set(links.filter((link) => link.startsWith("/")))) {
      const { pathname, hash } = new URL(href, "http://site");
      if (hash) expect(await textOf(pathname), href).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
      if (!waiting.includes(pathname)) waiting.push(pathname);
    }
  }
  const all = languageCodes.flatMap((language) => [
    ...pageIds.map((page) => pathOf(page, language)),
    ...officeIds.map((office) => cardPath(office, language)),
  ]);
  expect(waiting.toSorted()).toEqual(all.toSorted());
});
