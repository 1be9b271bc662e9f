import { logoHeightPx, logoWidthPx, wideLogoWidthPx } from "#app/constants.ts";
import { pathOf } from "../support/current-site.ts";
import { loadPictures } from "../support/on-page.ts";
import { content, expect, open, test } from "../support/test.ts";

const { home, accreditation } = content.in.fr;
const { partners } = content.company;

/** Strips to test; that of the quality page is like home's. A strip without logos is not shown. */
const strips = [
  { id: "home", words: home.partners, width: logoWidthPx },
  { id: "accreditation", words: accreditation.clients, width: wideLogoWidthPx },
] as const;

for (const { id, words, width } of strips.filter((strip) => partners[strip.id].length > 0))
  test(`the logos of ${id} have the right size, pause on request, and with reduced motion stand in full rows @slow`, async ({
    page,
  }) => {
    const logos = partners[id];
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, pathOf(id, "fr"));
    await page.keyboard.press("Escape"); // the loading screen
    await loadPictures(page);
    const region = page.getByRole("region", { name: words.title });
    await region.scrollIntoViewIfNeeded();
    const list = region.locator("ul").first();
    const images = list.locator("img");
    // The repetition of the logos is not in the accessibility tree.
    await expect(region.getByRole("listitem")).toHaveCount(logos.length);
    const sizes = await images.evaluateAll((boxes: HTMLElement[]) =>
      boxes.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
    );
    expect(sizes).toEqual(logos.map(() => [width, logoHeightPx]));

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

    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const screen of [1440, 769, 768, 390]) {
      await page.setViewportSize({ width: screen, height: 900 });
      const tops = await images.evaluateAll((all) =>
        all.map((logo) => Math.round(logo.getBoundingClientRect().top)),
      );
      const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
      const [most = 0] = rows;
      if (screen === 768 || screen === 769)
        expect(most).toBe(Math.min(logos.length, screen === 768 && id === "accreditation" ? 4 : 5));
      expect(most, `${screen} px`).toBeGreaterThanOrEqual(Math.min(3, logos.length));
      for (const row of rows.slice(0, -1)) expect(row, `${screen} px`).toBe(most);
    }
  });
