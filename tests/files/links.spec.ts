import { existsSync } from "node:fs";
import { join } from "node:path";
import { cardPath, languageCodes, methodNames, officeIds, pageIds, pathOf } from "../support/current-site.ts";
import { builtPages, siteFolder } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const pages = new Map(builtPages.map(({ path, html }) => [path, html]));

test("every link has a target, and every page can be reached from home", () => {
  const waiting = languageCodes.map((language) => pathOf("home", language));
  for (const path of waiting) {
    const html = pages.get(path);
    if (html === undefined) expect(existsSync(join(siteFolder, path)), path).toBe(true);
    for (const [, href = ""] of html?.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g) ?? []) {
      const { pathname, hash } = new URL(href, "http://site");
      if (hash) expect(pages.get(pathname), href).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
      if (!waiting.includes(pathname)) waiting.push(pathname);
    }
  }
  const all = languageCodes.flatMap((language) => [
    ...pageIds.map((page) => pathOf(page, language)),
    ...officeIds.map((office) => cardPath(office, language)),
  ]);
  expect(waiting.toSorted()).toEqual(all.toSorted());
});

test("each method leads to the one before and after it, the last one to the first", () => {
  for (const language of languageCodes) {
    const paths = methodNames.map((name) => pathOf(`methods/${name}`, language));
    for (const [index, path] of paths.entries()) {
      const links = pages.get(path)?.matchAll(/<a href="([^"]*)"><span class="label">/g) ?? [];
      const neighbours = [paths.at(index - 1), paths[(index + 1) % paths.length]];
      expect(
        Array.from(links, ([, href]) => href),
        path,
      ).toEqual(neighbours);
    }
  }
});
