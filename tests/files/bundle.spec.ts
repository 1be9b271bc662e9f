import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { content, expect, test } from "../support/test.ts";

const site = "build/client";

function sentences(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string" && value.length > 12 && /\s/.test(value)) found.add(value);
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) sentences(entry, found);
  return found;
}

const names = globSync("assets/*.{js,css}", { cwd: site });
const texts = new Map(names.map((file) => [`/${file}`, readFileSync(join(site, file), "utf8")]));
const scripts = [...texts].filter(([file]) => file.endsWith(".js")).map(([, text]) => text);

test("no sentence of content/ is in the browser's JavaScript", () => {
  expect(scripts.length).toBeGreaterThan(5);
  const words = [...sentences(content)];
  expect(words.length).toBeGreaterThan(200);
  // Labels of the menu are keys, known to the server's code only; names of pictures may be file names.
  expect(words.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([]);
  const page = readFileSync(join(site, "index.html"), "utf8");
  expect(page, "the same search finds what is there").toContain(content.in.fr.home.hero.title);
});

test("no router is in the browser's JavaScript, and nothing that one would ask for is in the site", () => {
  expect([...texts].flatMap(([file, text]) => (/react-?router/i.test(text) ? [file] : []))).toEqual([]);
  expect(globSync(["**/*.data", "assets/manifest-*", "**/__spa-fallback*"], { cwd: site })).toEqual([]);
});

test("nothing of the editor is in the site", () => {
  const files = globSync("**/*.{html,js,css,svg,json,txt,xml,webmanifest,vcf}", { cwd: site });
  expect(files.length).toBeGreaterThan(80);
  // Its addresses and attributes, and the invisible marks by which it knows where a text stands.
  const trace = /@editor|editor-token|data-places|data-editing|\u{200b}{4}/u;
  expect(files.filter((file) => trace.test(readFileSync(join(site, file), "utf8")))).toEqual([]);
});

/** The scripts and style sheets that a document names. */
function named(html: string): string[] {
  const [, modules = ""] = /<div id="page" data-modules="([^"]*)"/.exec(html) ?? [];
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href ?? "");
  return [...modules.split(" "), ...styles];
}

test("documents name every script and style sheet of the site, and no other", () => {
  const pages = globSync("**/*.html", { cwd: site }).map((file) => readFileSync(join(site, file), "utf8"));
  expect(pages.length).toBeGreaterThan(26);
  expect([...new Set(pages.flatMap(named))].sort()).toEqual([...texts.keys()].sort());
});

test("a document names all that its scripts import, so that nothing is asked for late", () => {
  for (const file of globSync("**/*.html", { cwd: site })) {
    const files = named(readFileSync(join(site, file), "utf8"));
    const imported = files.flatMap((script) =>
      [...(texts.get(script) ?? "").matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g)].map(
        ([, name]) => `/assets/${name ?? ""}`,
      ),
    );
    expect(new Set(files).size, file).toBe(files.length);
    expect(imported.length, file).toBeGreaterThan(0);
    expect(
      imported.filter((script) => !files.includes(script)),
      file,
    ).toEqual([]);
  }
});

test("one style sheet serves all pages, and its layers come in the order of the cascade", () => {
  const sheets = [...texts].filter(([name]) => name.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  const layers = [...(sheets[0]?.[1] ?? "").matchAll(/@layer ([\w, ]+)/g)].flatMap(([, list = ""]) =>
    list.split(/,\s*/),
  );
  const [, order = ""] = /@layer ([\w, ]+);/.exec(readFileSync("app/styles/index.css", "utf8")) ?? [];
  expect([...new Set(layers)]).toEqual(order.split(", "));
  expect(sheets[0]?.[1]).toMatch(/^@layer tokens/);
});

test("no page carries a style attribute, which the content policy would refuse", () => {
  for (const file of globSync("**/*.html", { cwd: site })) {
    expect(readFileSync(join(site, file), "utf8"), file).not.toMatch(/<[^>]+\sstyle="/);
  }
});

test("texts keep their characters as written, once", () => {
  const page = readFileSync(join(site, "index.html"), "utf8");
  expect(page).not.toMatch(/&amp;(amp|lt|gt|#x27|#39|quot);/);
});

test("every file of the site is named by another, or asked for by browsers and servers themselves", () => {
  const files = globSync("**/*", { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const said = globSync("**/*.{html,js,css,svg,webmanifest}", { cwd: site }).map((file) =>
    readFileSync(join(site, file), "utf8"),
  );
  const askedFor = ["robots.txt", "sitemap.xml", "_headers", "_redirects"];
  const unnamed = files.filter((file) => !said.some((text) => text.includes(basename(file))));
  expect(files.length).toBeGreaterThan(200);
  expect(unnamed.map((file) => basename(file)).sort()).toEqual(askedFor.sort());
});
