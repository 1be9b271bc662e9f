import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { expect, open, test } from "./support/test.ts";
import { walkByKeyboard } from "./support/walk.ts";
for (const [language, width] of [["fr", 1440], ["en", 390]] as const)
test(`walk ${language}`, async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width, height: 800 });
  for (const id of pageIds) {
    await open(page, pathOf(id, language));
    const t = Date.now();
    const { missed, faults, stops } = await walkByKeyboard(page);
    console.log(id, stops, Date.now() - t, missed, faults);
  }
});
