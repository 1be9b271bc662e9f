import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { content, expect, test } from "./support/test.ts";

const site = "build/client";

function sentences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string" && value.length > 12 && /\s/.test(value)) found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) sentences(entry, found);
  return found;
}

test("no sentence of content/ is in the browser's JavaScript", () => {
  const scripts = globSync("assets/*.js", { cwd: site }).map((file) =>
    readFileSync(join(site, file), "utf8"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  const words = [...sentences(content)];
  expect(words.length).toBeGreaterThan(200);
  // Labels of the menu are keys, known to the server's code only; names of pictures may be file names.
  expect(words.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([]);
  const page = readFileSync(join(site, "index.html"), "utf8");
  expect(page, "the same search finds what is there").toContain(content.in.fr.home.hero.title);
});

test("no page carries a style attribute, which the content policy would refuse", () => {
  for (const file of globSync("**/*.html", { cwd: site })) {
    expect(readFileSync(join(site, file), "utf8"), file).not.toMatch(/<[^>]+\sstyle="/);
  }
});

test("the router's fallback page is not served", () => {
  expect(globSync("**/__spa-fallback*", { cwd: site })).toEqual([]);
});

test("texts keep their characters as written, once", () => {
  const page = readFileSync(join(site, "index.html"), "utf8");
  expect(page).not.toMatch(/&amp;(amp|lt|gt|#x27|#39|quot);/);
});
