import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { HtmlValidate, type ConfigData } from "html-validate";
import sharp from "sharp";
import { textsBelow } from "#model/read/texts-below.ts";
import { languageCodes, pathOf } from "../support/current-site.ts";
import { builtPages, siteFolder } from "../support/site.ts";
import { content, expect, known, test } from "../support/test.ts";

const read = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: siteFolder }).map((file) => [
      `/${file}`,
      readFileSync(join(siteFolder, file), "utf8"),
    ]),
  );

const assets = read("assets/*.{js,css}");
const documents = read("**/*.html");
const texts = read("**/*.{html,js,css,svg,json,txt,xml,webmanifest,vcf}");
const including = (files: ReadonlyMap<string, string>, pattern: RegExp) =>
  [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file);

test("no sentence of content/ is in the browser's JavaScript", () => {
  const scripts = [...assets].filter(([file]) => file.endsWith(".js")).map(([, text]) => text);
  expect(scripts.length).toBeGreaterThan(5);
  const words = textsBelow(content).map(({ text }) => text);
  const sentences = words.filter((text) => text.length > 12 && /\s/.test(text));
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter((sentence) => scripts.some((script) => script.includes(sentence)))).toEqual([]);
  const home = known(builtPages.find(({ path }) => path === pathOf("home", "fr")));
  expect(home.html, "the same search finds what is there").toContain(content.in.fr.home.hero.title);
});

test("the site contains nothing of the editor", () => {
  // The editor's addresses and attributes, and its invisible tags.
  expect(including(texts, /@editor|editor-token|data-field-paths|data-editing|\u{200b}{4}/u)).toEqual([]);
});

function named(html: string): string[] {
  const modules = [...html.matchAll(/ data-modules="([^"]*)"/g)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href ?? "");
  return [...new Set(modules), ...styles];
}

test("each document names all scripts that its modules import, and each once; together they name every script and style sheet", () => {
  expect(documents.size).toBeGreaterThan(builtPages.length);
  expect([...new Set([...documents.values()].flatMap(named))].sort()).toEqual([...assets.keys()].sort());
  for (const [file, html] of documents) {
    const files = named(html);
    const imported = files.flatMap((script) =>
      [...(assets.get(script) ?? "").matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)/g)].map(
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

test("there is one style sheet for all pages, with its layers in the order of the cascade", () => {
  const sheets = [...assets].filter(([name]) => name.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  const [, css = ""] = sheets[0] ?? [];
  const layers = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, list = ""]) => list.split(/,\s*/));
  const [, order = ""] = /@layer ([\w, ]+);/.exec(readFileSync("app/styles/index.css", "utf8")) ?? [];
  expect([...new Set(layers)]).toEqual(order.split(", "));
});

test("every file of the site is named by another, except those that servers and search engines request by convention", () => {
  const files = globSync("**/*", { cwd: siteFolder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map(({ name }) => name);
  const said = [...texts]
    .filter(([file]) => /\.(html|js|css|svg|webmanifest)$/.test(file))
    .map(([, text]) => text);
  expect(files.length).toBeGreaterThan(200);
  // If the company has its own mark, only the icons are made from it; no page names that file.
  const mark = content.company.brand.logo?.mark.replace(/\.svg$/, "-");
  const shown = files.filter((file) => mark === undefined || !file.startsWith(mark));
  expect(shown.filter((file) => !said.some((text) => text.includes(basename(file)))).sort()).toEqual(
    ["robots.txt", "sitemap.xml", "_headers", "_redirects"].sort(),
  );
});

const rules: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  elements: ["html5"],
  rules: {
    "no-dup-id": "error",
    "heading-level": "error",
    // Scripts and styles are the site's own, and their names contain their hash.
    "require-sri": "off",
  },
};

test("every document is valid HTML", async () => {
  const validator = new HtmlValidate(rules);
  for (const [file, html] of documents) {
    const { results } = await validator.validateString(html, file);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, selector }) => ({ ruleId, message, line, selector })),
    );
    expect(messages, file).toEqual([]);
  }
});

/** The body of each document as a text browser reads it: no scripts and styles, a space for each line break, no soft hyphens. */
const bodies = [...documents].map(([file, html]) => ({
  file,
  body: html
    .slice(html.indexOf("<body"))
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<br\/?>|\u00ad/g, (gap) => (gap === "\u00ad" ? "" : " ")),
}));

test("without style sheets no two words run together", () => {
  const stuck = /[\p{L}\p{N}]*[\p{L}\p{N}](?:<[^>]*>)+[+\p{L}\p{N}][\p{L}\p{N}]*/gu;
  for (const { file, body } of bodies) expect(body.match(stuck) ?? [], file).toEqual([]);
});

test("screen readers do not join or part words that style sheets or `wbr` do not", () => {
  for (const { file, body } of bodies) {
    // Chromium drops white space before an element that is out of the flow.
    expect(body.match(/[^\s>]\s*<span class="sr-only">[^,].{9}/g) ?? [], file).toEqual([]);
    for (const [, attributes = "", inner = ""] of body.matchAll(
      /<(?:a|button)\b([^>]*)>([^<]*<wbr.*?)<\/(?:a|button)>/g,
    ))
      expect(attributes, file).toContain(`aria-label="${inner.replaceAll(/<[^>]*>/g, "")}"`);
  }
});

test("without the style sheet every drawing has a size, and flags and the menu button have text", () => {
  for (const { file, body } of bodies) {
    const drawings = body.match(/<svg(?![^>]*aria-hidden="true"[^>]*><path data-shelf)[^>]*>/g) ?? [];
    expect(
      drawings.filter((svg) => !/ width="\d+" height="\d+"/.test(svg)),
      file,
    ).toEqual([]);
    const links = [...body.matchAll(/<(a|button)\b(?=[^>]*(?: data-flag=| popovertarget=)).*?<\/\1>/gis)].map(
      ([link]) => link,
    );
    expect(links.length, file).toBeGreaterThan(languageCodes.length);
    expect(
      links.filter((link) => !/ alt="[^"]+"|>[^<]*\p{L}/u.test(link)),
      file,
    ).toEqual([]);
  }
});

test("text browsers, which run no scripts, read no button but that of the menu", () => {
  for (const { path, language, html } of builtPages) {
    const read = Array.from(html.matchAll(/<button[^>]*>(.*?)<\/button>/gs), ([, inner = ""]) =>
      inner.replaceAll(/<[^>]*>/g, "").trim(),
    );
    expect(new Set(read), path).toEqual(new Set(["", content.in[language].frame.menu]));
  }
});

test("buttons of popovers have no aria-expanded, since the browser sets the state itself", () => {
  for (const [file, html] of documents) {
    const buttons = html.match(/<[^>]+\spopovertarget=[^>]*>/gi) ?? [];
    expect(buttons.length, file).toBeGreaterThan(0);
    expect(buttons.filter((button) => /\saria-expanded=/i.test(button))).toEqual([]);
  }
});

test("hovering never reveals content that the focus does not", () => {
  // All rules with :hover: they may change colours, size or underlines, but not show or unfold anything.
  const rules = [...assets].flatMap(([, text]) => text.match(/[^{}]*:hover[^{}]*\{[^{}]*\}/g) ?? []);
  expect(rules.length).toBeGreaterThan(10);
  const revealing = /(?:display|visibility|clip-path|content|(?:max-)?block-size|(?:max-)?height)\s*:/;
  expect(rules.filter((rule) => revealing.test(rule) && !rule.includes(":focus"))).toEqual([]);
});

const sizes = new Map<string, number>();

/** Size of files with Brotli, in bytes. */
const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(siteFolder, file))).length;
    sizes.set(file, size);
    return sum + size;
  }, 0);

/** Modules that a page loads at once (`atRest`), and together with those of islands that hydrate when near (`near`). */
function modulesOf(html: string) {
  const [, atRest = ""] = /<div id="page" data-modules="([^"]*)"/.exec(html) ?? [];
  const islands = [...html.matchAll(/<x-island [^>]*data-modules="([^"]*)"/g)];
  return {
    atRest: atRest.split(" "),
    near: [
      ...new Set([atRest, ...islands.map(([, modules = ""]) => modules)].flatMap((it) => it.split(" "))),
    ],
  };
}

test("a page loads at most 5 kB of scripts at once, and with all its islands 70; home has no island", () => {
  const light: string[] = [];
  for (const { page, path, html } of builtPages) {
    const { atRest, near } = modulesOf(html);
    expect(sizeOf(atRest), path).toBeLessThanOrEqual(5_000);
    expect(sizeOf(near), path).toBeLessThanOrEqual(page === "home" ? 5_000 : 70_000);
    if (sizeOf(near) <= 5_000) light.push(path);
  }
  expect(light.length, "pages without React").toBeGreaterThanOrEqual(builtPages.length / 2);
});

test("all HTML is at most 470 kB with Brotli, home 10 kB, the page of all methods 16 kB", () => {
  const sizes = [...documents.keys()].map((file) => statSync(join(siteFolder, `${file}.br`)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(470_000);
  for (const [page, most] of [
    ["home", 10_000],
    ["cnd", 16_000],
  ] as const)
    for (const { path } of builtPages.filter((built) => built.page === page))
      expect(
        statSync(join(siteFolder, `${path === "/" ? "index" : path}.html.br`)).size,
        path,
      ).toBeLessThanOrEqual(most);
});

test("every icon that pages and the web manifest name exists, in its stated size", async () => {
  const { html } = known(builtPages[0]);
  const ofPage = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" [^>]*?href="([^"]+)"/g)];
  expect(ofPage).toHaveLength(3);
  for (const [, href = ""] of ofPage) expect(existsSync(join(siteFolder, href)), href).toBe(true);
  const [, address = ""] = /<link rel="manifest" [^>]*?href="([^"]+)"/.exec(html) ?? [];
  const manifest = JSON.parse(readFileSync(join(siteFolder, address), "utf8")) as {
    readonly short_name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.short_name).toBe(content.company.brand.name);
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(siteFolder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
