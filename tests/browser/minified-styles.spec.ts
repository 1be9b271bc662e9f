import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { floor } from "../../ssg/floor.js";
import { siteFolder } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The oldest browsers of the content, as Lightning CSS takes them: a number of three bytes each. */
const targets = Object.fromEntries(
  floor.content.map((browser) => {
    const [, name = "", major, minor = 0] = /^([a-z]+)(\d+)\.?(\d+)?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

const read = (css: string, minify: boolean) =>
  transform({
    filename: "rule.css",
    code: Buffer.from(css),
    drafts: { customMedia: true },
    ...(minify && { minify, targets }),
  }).code.toString();

/**
 * Sets each of two versions of a rule on an element. Runs in the page. @returns the versions that give it other computed styles
 */
function differences(versions: readonly (readonly [plain: string, minified: string])[]): string[] {
  const element = document.body.appendChild(document.createElement("a"));
  const stylesOf = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const computed = getComputedStyle(element);
    // Spaces in custom properties are left out, and `background: none` becomes `0 0`, which says the same of no picture.
    const values = [...computed]
      .filter((property) => !/^--|^background-position$/.test(property))
      .map((property) => `${property}: ${computed.getPropertyValue(property)}`);
    // What the rule sets to an initial value shows in its own list only.
    return [...(sheet.cssRules[0] as CSSStyleRule).style, ...values];
  };
  return versions.flatMap(([plain, minified]) => {
    const kept = new Set(stylesOf(minified));
    const lost = stylesOf(plain).filter((style) => !kept.has(style));
    return lost.length > 0 ? [`${plain} becomes ${minified}, without ${lost.join("; ")}`] : [];
  });
}

/** The declarations of all rules and keyframes of a style sheet, each list once. Runs in the page. */
function declarationsOf(css: string): string[] {
  const listed = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...("style" in rule && !(rule instanceof CSSFontFaceRule)
        ? [(rule.style as CSSStyleDeclaration).cssText]
        : []),
      ...("cssRules" in rule ? listed(rule.cssRules as CSSRuleList) : []),
    ]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...new Set(listed(sheet.cssRules))].filter((text) => text !== "");
}

/**
 * Lightning CSS 1.33 moves some longhands in front of the shorthand that resets them (`font-kerning` and `font`), joins `rotate` and
 * `scale` to `transform` in another order, and writes `font: condensed` and `border-image: none` in a way that browsers reject:
 * findings/lightningcss-*.sh.
 */
test("the minifier keeps what each rule sets @slow", async ({ page }) => {
  const [built = ""] = globSync(join(siteFolder, "assets/*.css"));
  await page.setContent(`<!doctype html><style>${readFileSync(built, "utf8")}</style>`);
  // What index.css imports is read by itself.
  const files = globSync("app/**/*.css", { exclude: ["app/styles/index.css"] });
  const sources = files.map((file) => read(readFileSync(file, "utf8"), false));
  const rules = (await Promise.all(sources.map((css) => page.evaluate(declarationsOf, css)))).flat();
  expect(rules.length).toBeGreaterThan(500);
  const versions = (texts: readonly string[]) =>
    texts.map((text) => [`a{${text}}`, read(`a{${text}}`, true)] as const);
  expect(await page.evaluate(differences, versions(rules))).toEqual([]);
  // It finds what it looks for.
  const spoilt = [
    "rotate: 90deg; transform: translateX(9px)",
    "font: condensed 1rem serif",
    "border-image: none",
    "text-decoration: none; text-decoration-color: red",
  ];
  expect(await page.evaluate(differences, versions(spoilt))).toHaveLength(spoilt.length);
});
