import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { smallTargets } from "./support/sweeps.ts";
import { content, expect, open, test } from "./support/test.ts";

test.describe("on a screen that is touched", () => {
  test.use({ hasTouch: true });

  for (const language of languageCodes) {
    for (const width of [390, 1024]) {
      test(`nothing is too small for a finger, at ${width} px (${language})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const small: Record<string, readonly string[]> = {};
        for (const id of pageIds) {
          await page.goto(pathOf(id, language));
          const found = await smallTargets(page);
          if (found.length > 0) small[id] = found;
        }
        expect(small).toEqual({});
      });
    }
  }
});

for (const language of languageCodes) {
  test(`a press that slides away does nothing (${language})`, async ({ page }) => {
    const { frame, home, sectors } = content.in[language];
    /** Presses an element, slides off it and lets go. */
    const slideOff = async (target: ReturnType<typeof page.getByRole>) => {
      await target.hover();
      await page.mouse.down();
      await page.mouse.move(3, 450);
      await page.mouse.up();
    };
    await open(page, pathOf("home", language));
    const menu = page.getByRole("navigation", { name: frame.navigation });
    await slideOff(menu.getByRole("link", { name: frame.labels.Contact }));
    await slideOff(page.getByRole("button", { name: frame.carousel.next }));
    await slideOff(
      page.getByRole("group", { name: frame.languages }).getByRole("button", { pressed: false }),
    );
    const dropdown = menu.locator("summary", { hasText: frame.labels["Domaine d’application"] });
    await slideOff(dropdown);
    await expect(menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] })).toBeHidden();
    await expect(page).toHaveURL(pathOf("home", language));
    await expect(page.getByRole("group", { name: home.hero.slides[0]?.label ?? "" })).toHaveCount(1);

    await open(page, pathOf("sectors", language));
    const [first, second] = Object.values(sectors.tabs.items);
    await slideOff(page.getByRole("tab", { name: second?.name ?? "" }));
    await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(`${first?.name ?? ""}$`));
  });
}

test("nothing is shown by the pointer alone", () => {
  const folder = "build/client/assets";
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  // Rules for what is under the pointer, innermost blocks: they may colour, grow or underline, never bring to light.
  const rules = styles.flatMap((css) => css.match(/[^{}]*:hover[^{}]*\{[^{}]*\}/g) ?? []);
  expect(rules.length).toBeGreaterThan(10);
  const revealing = rules.filter(
    (rule) =>
      /(?:display|visibility|clip-path|content|(?:max-)?block-size|(?:max-)?height)\s*:/.test(rule) &&
      !rule.includes(":focus"),
  );
  expect(revealing).toEqual([]);
});
