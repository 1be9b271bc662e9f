import { officeIds, pathOf } from "#app/i18n/paths.ts";
import { tabThrough } from "../support/tab-order.ts";
import { content, expect, hydrated, open, slidePosition, test } from "../support/test.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the keyboard goes the same way through the page", async ({ page }) => {
    for (const id of ["home", "sectors", "contact"] as const) {
      await page.goto(pathOf(id, "fr"));
      const { missed, faults } = await tabThrough(page);
      expect(missed, id).toEqual([]);
      expect(faults, id).toEqual([]);
    }
  });
});

test.describe("with the keyboard alone", () => {
  const { frame, home, contact, accreditation } = content.in.fr;

  test("the menu leads to a control and back into the page", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    const menu = page.getByRole("navigation", { name: frame.navigation });
    const dropdown = menu.locator("summary", { hasText: frame.labels["Domaine d’application"] });
    await dropdown.focus();
    await page.keyboard.press("Enter");
    const control = menu.getByRole("link", { name: frame.labels["Réception et suivi de construction"] });
    await expect(control).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(control).toBeHidden();
    await expect(dropdown).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathOf("rsc", "fr"));
    await hydrated(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      page
        .getByRole("navigation", { name: frame.breadcrumb })
        .getByRole("link", { name: frame.labels.Accueil }),
    ).toBeFocused();
  });

  test("the menu of a phone opens, is gone through and closes", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, pathOf("home", "fr"));
    const opener = page.getByRole("button", { name: frame.menu });
    await opener.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: frame.navigation });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("the carousels are stopped, led on and started again", async ({ page }) => {
    for (const [id, name, slides] of [
      ["home", home.hero.label, home.hero.slides],
      [
        "accreditation",
        accreditation.carousel.label,
        accreditation.carousel.slides.map(({ label }) => label),
      ],
    ] as const) {
      await open(page, pathOf(id, "fr"));
      const carousel = page.getByLabel(name, { exact: true });
      const slide = (number: number) =>
        carousel.getByRole("group", {
          name: slidePosition(number, slides, "fr"),
        });
      await carousel.getByRole("button", { name: frame.carousel.next }).focus();
      await page.keyboard.press("Enter");
      await expect(slide(2)).toHaveCount(1);
      await carousel.getByRole("button", { name: frame.carousel.previous }).focus();
      await page.keyboard.press("Space");
      await expect(slide(1)).toHaveCount(1);
      await carousel.getByRole("button", { name: slides[2] ?? "", exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(slide(3)).toHaveCount(1);
      const rotation = carousel.getByRole("button", { name: frame.carousel.play });
      await rotation.focus();
      await page.keyboard.press("Enter");
      const pause = carousel.getByRole("button", { name: frame.carousel.pause });
      await expect(pause).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(rotation).toBeFocused();
    }
  });

  test("a strip of logos is stopped and started again", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, pathOf("accreditation", "fr"));
    await page.keyboard.press("Escape");
    const { pause, play, title } = accreditation.clients;
    const strip = page.getByRole("region", { name: title });
    await strip.getByRole("button", { name: pause }).focus();
    await page.keyboard.press("Enter");
    await expect(strip.getByRole("button", { name: play })).toBeFocused();
    const moving = () =>
      strip
        .getByRole("list")
        .first()
        .evaluate(
          (list) => list.getAnimations().filter((animation) => animation.playState === "running").length,
        );
    await page.getByRole("main").focus();
    expect(await moving()).toBe(0);
  });

  test("the flags change the language", async ({ page }) => {
    await open(page, pathOf("contact", "fr"));
    const flag = page.getByRole("group", { name: frame.languages }).getByRole("button", { pressed: false });
    await flag.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(pathOf("contact", "en"));
  });

  test("a number is copied, the map and the card are reached", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, pathOf("contact", "fr"));
    const office = page.getByRole("article").first();
    const map = office.getByRole("link", { name: contact.directions });
    await map.focus();
    await expect(map).toBeFocused();
    await expect(map).toHaveAttribute("href", /^https:/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(office.getByText(contact.copied).first()).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      content.company.offices[officeIds[0]].landline,
    );
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      office
        .getByRole("link", { name: contact.card })
        .focus()
        .then(() => page.keyboard.press("Enter")),
    ]);
    expect(download.suggestedFilename()).toBe("tunis.vcf");
  });

  test("the button to the top brings the focus back there", async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const toTop = page.getByRole("button", { name: frame.scrollToTop });
    await expect(toTop).toBeVisible();
    await toTop.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator(":focus")).toBeInViewport();
  });
});
