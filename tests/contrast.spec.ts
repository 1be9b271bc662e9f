import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { weakTexts } from "./support/contrast.ts";
import { loadPictures } from "./support/on-page.ts";
import { content, expect, open, test } from "./support/test.ts";

for (const width of [390, 1440]) {
  for (const id of pageIds) {
    test(`all text of ${id} stands out from what is behind it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, pathOf(id, "fr"));
      await loadPictures(page);
      expect(await weakTexts(page)).toEqual([]);
    });
  }
}

for (const width of [390, 1440]) {
  for (const [index, slide] of content.in.fr.home.hero.slides.entries()) {
    test(`the headline stands out from slide ${index + 1} of the home page, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/");
      const { carousel } = content.in.fr.frame;
      for (let step = 0; step < index; step += 1)
        await page.getByRole("button", { name: carousel.next }).click();
      const picture = page.getByRole("img", { name: slide.picture.alt }).first();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      expect(await weakTexts(page)).toEqual([]);
    });
  }
}
