import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { anchorOf } from "#app/i18n/anchors.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import { drawingPath, drawnMethods, methodNames, partPath, pathOf } from "#app/i18n/paths.ts";
import { telephoneLink } from "#app/i18n/telephone.ts";
import { slowTwin } from "../support/site.ts";
import { content, expect, open, otherLanguage, test } from "../support/test.ts";

for (const language of languageCodes) {
  const words = content.in[language];

  for (const [index, name] of methodNames.entries()) {
    const title = `${name} says on its page all that there is to say, and where to go on (${language})`;
    test(title, slowTwin(`methods/${name}`, language), async ({ page }) => {
      const method = words[`methods/${name}`];
      await open(page, pathOf(`methods/${name}`, language));
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(method.hero.title);
      for (const text of [method.hero.lead, method.principle, method.detects, method.use, method.limits])
        await expect(main).toContainText(text);
      for (const text of [...method.prepare, ...method.report]) await expect(main).toContainText(text);
      for (const { reference, title, englishTitle } of method.standards ?? []) {
        await expect(main.getByRole("term").filter({ hasText: reference }).first()).toBeVisible();
        await expect(main).toContainText(title);
        if (englishTitle !== undefined)
          await expect(main.locator('[lang="en"]', { hasText: englishTitle })).toBeVisible();
      }
      await expect(main.getByText(words.methods.facts.levels)).toHaveCount(method.code === undefined ? 0 : 1);

      for (const [kind, { controls }] of Object.entries(content.equipment))
        await expect(main.locator(`a[href="${partPath("domains", kind, language)}"]`)).toHaveCount(
          controls.includes(name) ? 1 : 0,
        );
      const { near = [], terms = [] } = content.methods[name];
      const table = page.getByRole("table", { name: words.methods.compared.title });
      await expect(table.getByRole("rowheader")).toHaveText(
        [name, ...near].map((other) => words[`methods/${other}`].name),
      );
      for (const term of terms)
        await expect(main.locator(`a[href="${partPath("glossary", term, language)}"]`).last()).toBeVisible();
      for (const { landline } of Object.values(content.company.offices))
        await expect(main.locator(`a[href="${telephoneLink(landline)}"]`)).toBeVisible();

      const others = page.getByRole("navigation", { name: words.methods.others.label }).getByRole("link");
      const around = [methodNames[index - 1], methodNames[index + 1]].filter((other) => other !== undefined);
      await expect(others).toHaveCount(around.length);
      for (const [place, other] of around.entries())
        await expect(others.nth(place)).toHaveAttribute("href", pathOf(`methods/${other}`, language));
    });
  }
}

test("a method stands below the page of all methods, and in the other language at its own address", async ({
  page,
}) => {
  await open(page, pathOf("methods/ultrasonic", "fr"));
  const { frame, cnd, "methods/ultrasonic": ultrasonic } = content.in.fr;
  const breadcrumb = page.getByRole("navigation", { name: frame.breadcrumb });
  await expect(breadcrumb.getByRole("listitem")).toHaveText([
    frame.labels.Accueil,
    cnd.breadcrumb,
    ultrasonic.name,
  ]);
  await page.getByRole("button", { name: otherLanguage("fr").ownName }).click();
  await expect(page).toHaveURL(pathOf("methods/ultrasonic", "en"));
  await page
    .getByRole("navigation", { name: content.in.en.frame.breadcrumb })
    .getByRole("link")
    .last()
    .click();
  await expect(page).toHaveURL(pathOf("cnd", "en"));
});

test("a method that a text names leads to its page, with or without its capital", async ({ page }) => {
  for (const [where, name] of [
    ["rsc", "visual"],
    ["sectors", "thickness"],
    ["control", "vacuumBox"],
  ] as const) {
    await page.goto(pathOf(where, "fr"));
    const named = page.locator(`main li a[href="${pathOf(`methods/${name}`, "fr")}"]`);
    await expect(named.first()).toHaveText(new RegExp(content.in.fr[`methods/${name}`].name, "i"));
  }
  await page.goto(pathOf("methods/ultrasonic", "fr"));
  // Its own name leads nowhere in its texts: only the comparison has it as a link.
  await expect(page.getByRole("main").locator(`a[href="${pathOf("methods/ultrasonic", "fr")}"]`)).toHaveCount(
    1,
  );
});

test("the address that a method had on the page of all methods leads to its page", async ({ page }) => {
  for (const language of languageCodes) {
    await page.goto(pathOf("about", language));
    await page.goto(`${pathOf("cnd", language)}#${anchorOf("vacuumBox")}`);
    await expect(page).toHaveURL(pathOf("methods/vacuumBox", language));
    await page.goBack();
    await expect(page).toHaveURL(pathOf("about", language));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("that address shows the method in the list, with the way to its page", async ({ page }) => {
    await page.goto(`${pathOf("cnd", "fr")}#${anchorOf("vacuumBox")}`);
    const link = page.locator(":target").getByRole("link", { name: content.in.fr["methods/vacuumBox"].name });
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(pathOf("methods/vacuumBox", "fr"));
  });
});

test("the address of a method that there is not is a true 404 in its language", async ({ page }) => {
  for (const [language, address] of [
    ["fr", "/controlCND/radiographie"],
    ["en", "/en/controlCND/radiography"],
  ] as const) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text()).toContain(content.in[language]["not-found"].title);
  }
});

test("each drawing is a picture of its own, without words, and is not empty", async ({ page }) => {
  for (const name of drawnMethods) {
    const path = drawingPath(name) ?? "";
    await page.goto(path);
    const drawing = page.locator("svg").first();
    await expect(drawing).toBeVisible();
    for (const text of await drawing.locator("text").all()) await expect(text).toBeHidden();
    const inks = await drawing
      .locator("path:visible")
      .evaluateAll((paths) => [...new Set(paths.map((each) => getComputedStyle(each).stroke))]);
    expect(inks.length, `${path} has its inks`).toBeGreaterThan(4);
  }
});

test.describe("the page of all methods", () => {
  for (const [width, most] of [
    [1440, 8_000],
    [390, 10_000],
  ] as const)
    for (const language of languageCodes)
      test(`is at most ${most} px high at ${width} px (${language})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, pathOf("cnd", language));
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
      });

  test("is sent in at most 16 kB", () => {
    for (const language of languageCodes)
      expect(statSync(join("build/client", `${pathOf("cnd", language)}.html.br`)).size).toBeLessThanOrEqual(
        16_000,
      );
  });
});

test("the picture shown where a method is shared is one of its own", () => {
  const pictures = methodNames.map((name) =>
    readFileSync(join("build/client/social/fr/methods", `${name}.jpg`)).toString("base64"),
  );
  expect(new Set(pictures).size).toBe(methodNames.length);
});
