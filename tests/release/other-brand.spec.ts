import { globSync, readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { countryName } from "#app/data/country.server.ts";
import { paletteOf } from "#model/site/palette.ts";
import type { Words } from "#model/schema/model.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import type { PageId } from "#model/site/pages.ts";
import { pageIds, pathOf } from "../support/current-site.ts";
import { weakFirstScreens } from "../support/contrast.ts";
import { toShowItsFile } from "../support/on-page.ts";
import { becomeOther, company, photographs, siteUrl } from "../fixtures/other-company.ts";
import { buildIn, Command, copyProject, whileServed } from "../support/project-copy.ts";
import {
  accented,
  addLanguage,
  type PseudoLanguage,
  rightToLeft,
  shownTexts,
} from "../fixtures/pseudo-language.ts";
import { isSample } from "../support/sample.ts";
import { crowdedParts, cutOffAt } from "../support/sweeps.ts";
import { content, expect, hydrated, open, test as base } from "../support/test.ts";

interface OtherSite {
  readonly folder: string;
  readonly address: string;
}

/** Another company's site: a copy of the project, built and served with its own commands. */
const test = base.extend<
  object,
  { readonly other: { readonly folder: string }; readonly inFourLanguages: OtherSite }
>({
  other: [
    async ({}, use) => {
      const folder = copyProject("other-brand");
      await becomeOther(folder);
      await buildIn(folder, siteUrl);
      await use({ folder });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  // Two more languages, each only a folder in content/.
  inFourLanguages: [
    async ({ other: { folder } }, use) => {
      for (const language of [accented, rightToLeft]) addLanguage(join(folder, "content"), language);
      await buildIn(folder, siteUrl);
      const start = ["start", "--", "--no-build"];
      await whileServed(folder, start, { PORT: "4400" }, (address) => use({ folder, address }));
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

test.skip(!isSample, "Only the sample is replaced by another company");
test.describe.configure({ mode: "default" });

/**
 * Specs that do not run again: another company changes nothing that they depend on. All others do, since they depend on words
 * and their length, numbers of entries, colours, logos, photographs, offices, or the list of pages.
 */
const sameForAll = [
  ...["diagrams", "scan"], // drawings, made of code
  ...["kept", "language", "navigation"], // storage, history, changes of the window
  ...["home", "reading", "scripts", "islands"], // motion, loading, requests, hydration
  "serving", // servers
  ...["listeners", "preferences"], // what assistive technology and settings of the system change
];
const again = globSync("tests/{files,browser}/*.spec.ts").filter(
  (file) => !sameForAll.includes(basename(file, ".spec.ts")),
);

/** Unit tests that do not run again: saving is the same for all content, and identities come from a list of companies. */
const unitsForAll = ["editor/content-store.test.ts", "model/check/identities.test.ts"];

for (const [command, ...options] of [
  ["vitest run", ...unitsForAll.map((file) => `--exclude ${file}`)],
  ["playwright test --project=site --project=slow-site", ...again],
])
  test(`another company’s site passes the same tests: ${command}`, ({ other }) => {
    test.setTimeout(1_800_000);
    // Without the variables of this test run.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TEST_|PW)/.test(name)));
    const { status, stdout } = spawnSync(["npx --no-install", command, ...options].join(" "), {
      cwd: other.folder,
      env: { ...env, SITE_URL: siteUrl, ONLY_WORDS: "1" },
      shell: true,
      encoding: "utf8",
      maxBuffer: 100_000_000,
    });
    expect(status, stdout).toBe(0);
  });

const textsIn = (value: unknown) => textsBelow(value).map(({ text }) => text);

/** Traces of the sample: its name, numbers, addresses, people, places, and colours (as `#0b2530` or `11 37 48`). */
function sampleTraces(): string[] {
  const { brand, offices, approvals } = content.company;
  // Postcodes such as 0000 and the country code TN also occur for other reasons.
  const identity = textsIn([brand.name, offices, approvals]).filter(
    (text) => !["0000", "3000", "TN"].includes(text),
  );
  const numbers = identity.filter((text) => text.startsWith("+")).map((text) => text.replaceAll(" ", ""));
  // Both companies have the same ground colour.
  const { ground, ...palette } = paletteOf(brand.colours);
  expect(ground).toBe(paletteOf(company.brand.colours).ground);
  const colours = Object.values(palette).flatMap((hex) => [
    hex,
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" "),
  ]);
  return [...identity, ...numbers, "Tunis", "Sfax", "Menzah", "Gabès", ...colours];
}

function tracesIn(site: string): string[] {
  const traces = sampleTraces().map((trace) => trace.toLowerCase());
  return globSync("**/*.{html,js,css,svg,webmanifest,vcf,json,xml,txt}", { cwd: site }).flatMap((file) => {
    const text = readFileSync(join(site, file), "utf8").toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
}

test("another company’s site has no trace of the sample, its own icons and sharing pictures, and passes launch:check", async ({
  other: { folder },
}) => {
  const site = join(folder, "dist/client");
  expect(tracesIn(site)).toEqual([]);
  // The same search finds them in the sample's site.
  const found = tracesIn("dist/client").join("\n");
  for (const trace of ["thynaris", "+216 00 000 001", "+21600000001", "tunis", "#0f4250", "7 26 34"])
    expect(found).toContain(trace);

  const manifest: unknown = JSON.parse(readFileSync(join(site, "site.webmanifest"), "utf8"));
  const { name, colours } = company.brand;
  expect(manifest).toMatchObject({ short_name: name, theme_color: paletteOf(colours).frame });
  for (const file of ["favicon.svg", "icon-512.png", "social/fr/home.jpg", "social/fr/contact.jpg"])
    expect(readFileSync(join(site, file)).equals(readFileSync(join("dist/client", file))), file).toBe(false);

  const check = new Command(folder, ["launch:check"]);
  await check.ended;
  expect(check.said).not.toMatch(/est un exemple|est à confirmer|dessins d’exemple/);
});

for (const { page: id, what, at } of photographs)
  test(`with a photograph that is ${what}, text and subject stay visible`, async ({
    inFourLanguages: { address },
    page,
  }) => {
    await open(page, address + pathOf(id, "fr"));
    expect(await weakFirstScreens(page)).toEqual([]);

    // On a desktop, a subject on the left is in the shade behind the text, so it is tested on a phone only.
    for (const width of at[0] > 50 ? [390, 1440] : [390]) {
      await page.setViewportSize({ width, height: 844 });
      const picture = page.getByRole("main").locator("picture img").first();
      await toShowItsFile(picture);
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let red = 0;
      for (let byte = 0; byte < data.length; byte += info.channels)
        if ((data[byte] ?? 0) > 60 && (data[byte] ?? 0) > 2 * (data[byte + 1] ?? 0)) red += 1;
      expect(red, `${width} px`).toBeGreaterThan(width);
    }
  });

/** Words of French or English, recognised by letters that the invented language does not have. */
const foreign: Readonly<Record<string, RegExp>> = {
  [accented.code]: /(?<![\p{L}\p{N}])(?=[A-Za-z]*[a-z])(?=[A-Za-z]*[aeiouyAEIOUY])[A-Za-z]{2,}(?!\p{L})/gu,
  [rightToLeft.code]: /(?<![\p{L}\p{N}])(?=[A-Za-z]*[a-z])[A-Za-z]{2,}(?!\p{L})/gu,
};

/** Words that are the same in every language: names of company and people, units, codes of languages. */
const properNames = new Set(
  [
    ...textsIn(company),
    accented.code,
    rightToLeft.code,
    // Names of countries: the runtime has none in an invented language.
    ...Object.values(company.offices).map(({ address }) => countryName(address.country, "fr")),
    // The conjunction of lists, from the locale of the first language.
    ...new Intl.ListFormat("eo").formatToParts(["", ""]).map(({ value }) => value),
    ...["lx", "mm", "kHz", "MHz", "cm", "km", "kg", "ASME BPVC Section V", "IX"],
  ].flatMap((text) => text.match(/\p{L}+/gu) ?? []),
);

function foreignWords(texts: readonly string[], { code }: PseudoLanguage): string[] {
  return texts
    .map((text) => text.replaceAll(/\S+\.example\S*/g, ""))
    .flatMap((text) => (text.match(foreign[code] ?? /$^/g) ?? []).filter((word) => !properNames.has(word)))
    .filter((word, index, all) => all.indexOf(word) === index);
}

/** Widths of a small phone, a phone and a desktop, in px. */
const widths = [320, 390, 1440];

/** Pages of both sites. */
const pages = pageIds.filter((id) => id !== "accessibility" && id !== "methods/vacuumBox");

/** On phones the only button in the bar while the menu is closed, because four flags are inside the menu. */
const menuButton = (bar: Locator) => bar.getByRole("button");

const addressOf = (page: PageId, { code }: PseudoLanguage) =>
  `/${code}${pathOf(page, "fr")}`.replace(/\/$/, "");

for (const language of [accented, rightToLeft])
  test(`a language added as a folder has every page, nothing cut off, and no word of another language (${language.direction})`, async ({
    inFourLanguages: other,
    page,
  }) => {
    test.setTimeout(300_000);
    const bar = page.getByRole("banner");
    const flag = bar.getByRole("button", { name: accented.ownName });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, other.address + addressOf("contact", language));
      expect(await crowdedParts(bar)).toEqual([]);
      // The logo can shrink beside other parts of the bar, but must not need to.
      const logo = await bar.getByRole("link").first().locator("img").boundingBox();
      expect(logo?.height).toBeGreaterThanOrEqual(32);
      await expect(flag).toBeVisible({ visible: width >= 768 });
      if (width >= 768) continue;
      await menuButton(bar).click();
      await expect(flag).toBeVisible();
      expect(await crowdedParts(bar.getByRole("navigation"))).toEqual([]);
    }
    for (const id of pages) {
      const path = addressOf(id, language);
      const response = await page.goto(other.address + path);
      await hydrated(page);
      const html = (await response?.text()) ?? "";
      expect(response?.status(), path).toBe(200);
      expect(html).toContain(`<html lang="${language.code}" dir="${language.direction}"`);
      for (const code of ["fr", "en", accented.code, rightToLeft.code])
        expect(html).toContain(`hrefLang="${code}"`);
      expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
      expect.soft(await cutOffAt(page, widths), path).toEqual([]);
      expect.soft(foreignWords(await shownTexts(page), language), path).toEqual([]);
    }
    const missing = await page.request.get(`${other.address}/${language.code}/is-not-there`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(`<html lang="${language.code}"`);
  });

test("right to left: the left arrow key goes forward, numbers keep their direction, lines of headings do not touch", async ({
  inFourLanguages: other,
  page,
}) => {
  await open(page, other.address + addressOf("sectors", rightToLeft));
  const tabs = page.getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.nth(1)).toBeFocused();
  const [first, second] = [await tabs.first().boundingBox(), await tabs.nth(1).boundingBox()];
  expect(first?.x).toBeGreaterThan(second?.x ?? Infinity);

  const number = page.getByRole("contentinfo").locator('a[href^="tel:"]').first();
  await expect(number).toHaveCSS("direction", "ltr");

  const leadings = await page.getByRole("heading").evaluateAll((all) =>
    all.map((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    }),
  );
  expect(Math.min(...leadings)).toBeGreaterThan(1.3);
});

/** Direction of an arrow on the screen: 1 right, -1 left. */
const pointing = (button: Locator) =>
  button.locator("path").evaluate((path: SVGPathElement) => {
    const { y, height } = path.getBBox();
    const length = path.getTotalLength();
    const end = path.getPointAtLength(length);
    // The path's last stroke goes from the tip, at half the height, to the end of a wing.
    let tip = end;
    for (let back = 0; back < length && Math.abs(tip.y - y - height / 2) > 0.1; back += 0.1)
      tip = path.getPointAtLength(length - back);
    return Math.sign((tip.x - end.x) * (path.getScreenCTM()?.a ?? 0));
  });

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;

for (const [language, forward] of [
  [accented, 1],
  [rightToLeft, -1],
] as const)
  test(`the bar and the arrows of carousels and drawings follow the direction of the language (${language.direction})`, async ({
    inFourLanguages: other,
    page,
  }) => {
    const wordsIn = (file: string): unknown =>
      parse(readFileSync(join(other.folder, "content", language.code, file), "utf8"));
    /** Expects "previous" before "next" in reading direction, with arrows in these directions. */
    const expectTurned = async (group: Locator, { previous, next }: { previous: string; next: string }) => {
      const [back, on] = [previous, next].map((name) => group.getByRole("button", { name, exact: true }));
      if (!back || !on) throw new Error("There are two buttons");
      expect(Math.sign((await leftOf(on)) - (await leftOf(back)))).toBe(forward);
      expect([await pointing(back), await pointing(on)]).toEqual([-forward, forward]);
    };

    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${other.address}/${language.code}`);
    const bar = page.getByRole("banner");
    const logo = bar.getByRole("link").first();
    expect(Math.sign((await leftOf(menuButton(bar))) - (await leftOf(logo)))).toBe(forward);
    // The loading screen spells the brand's name from left to right, since its letters are Latin.
    await expect(page.locator("[data-loading-screen] [dir]").first()).toHaveAttribute("dir", "ltr");
    await expectTurned(page.getByRole("main"), (wordsIn("frame.yaml") as Words["frame"]).carousel);

    await open(page, other.address + addressOf("cnd", language));
    const drawing = page.getByRole("figure").first();
    await drawing.scrollIntoViewIfNeeded();
    await expectTurned(drawing, (wordsIn("methods.yaml") as Words["methods"]).diagramControls);
  });

for (const javaScriptEnabled of [true, false])
  test(`all languages can be chosen on a phone (with JavaScript: ${javaScriptEnabled})`, async ({
    inFourLanguages: other,
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 320, height: 700 } });
    const bar = page.getByRole("banner");
    await page.goto(other.address);
    for (const { code, ownName, direction } of [accented, rightToLeft]) {
      if (javaScriptEnabled) await hydrated(page);
      await expect(bar.getByRole("button", { name: ownName })).toBeHidden();
      await menuButton(bar).click();
      await bar.getByRole("button", { name: ownName }).click();
      await expect(page).toHaveURL(`${other.address}/${code}`);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
    }
    await page.close();
  });
