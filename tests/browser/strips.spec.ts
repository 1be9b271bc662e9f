import type { Page } from "@playwright/test";
import { logoHeightPx, logoWidthPx, wideLogoWidthPx } from "#app/constants.ts";
import { pathOf } from "#model/site/paths.ts";
import { loadPictures } from "../support/on-page.ts";
import { content, expect, open, test } from "../support/test.ts";

const { home, accreditation, quality } = content.in.fr;
const { partners } = content.company;

/** A company without logos for a strip has none. */
const strips = [
  { id: "home" as const, words: home.partners, logos: partners.home, width: logoWidthPx },
  {
    id: "accreditation" as const,
    words: accreditation.clients,
    logos: partners.accreditation,
    width: wideLogoWidthPx,
  },
  { id: "quality" as const, words: quality.partners, logos: partners.quality, width: logoWidthPx },
].filter(({ logos }) => logos.length > 0);

const stripOf = (page: Page, { words }: (typeof strips)[number]) =>
  page.getByRole("region", { name: words.title });

for (const strip of strips) {
  const { id, words, logos, width } = strip;

  test.describe(`the strip of logos of ${id}`, () => {
    test("shows each logo once, in its size, and stops by pointer and by button", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await open(page, pathOf(id, "fr"));
      await page.keyboard.press("Escape"); // the loading screen
      await loadPictures(page);
      const region = stripOf(page, strip);
      await region.scrollIntoViewIfNeeded();
      const images = region.locator("ul").first().locator("img");
      await expect(images).toHaveCount(logos.length);
      await expect(region.getByRole("listitem")).toHaveCount(logos.length);
      const sizes = await images.evaluateAll((boxes: HTMLElement[]) =>
        boxes.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      );
      expect(sizes).toEqual(logos.map(() => [width, logoHeightPx]));

      const list = region.locator("ul").first();
      const expectState = (state: string) => expect(list).toHaveCSS("animation-play-state", state);
      await expectState("running");
      await list.locator("..").hover();
      await expectState("paused");
      await page.mouse.move(5, 5);
      await expectState("running");
      await region.getByRole("button", { name: words.pause }).click();
      await page.mouse.move(5, 5);
      await page.getByRole("main").focus();
      await expectState("paused");
      await region.getByRole("button", { name: words.play }).press("Enter");
      await expect(region.getByRole("button", { name: words.pause })).toBeFocused();
      await page.getByRole("main").focus();
      await expectState("running");
    });

    test("that stands still stands in full rows, on a wide screen and on a phone", async ({ page }) => {
      await open(page, pathOf(id, "fr"));
      for (const size of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        const region = stripOf(page, strip);
        await region.scrollIntoViewIfNeeded();
        await expect(region.locator("ul").first().locator("img")).toHaveCount(logos.length);
        const tops = await region
          .locator("ul")
          .first()
          .locator("img")
          .evaluateAll((all) => all.map((logo) => Math.round(logo.getBoundingClientRect().top)));
        const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
        const [most = 0] = rows;
        expect(most, `${size.width} px`).toBeGreaterThanOrEqual(Math.min(3, logos.length));
        for (const row of rows.slice(0, -1)) expect(row, `${size.width} px`).toBe(most);
      }
    });
  });
}
