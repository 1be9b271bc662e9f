import type { Page } from "@playwright/test";
import { scrollToTopThresholdPx } from "#app/constants.ts";
import { officeIds, pathOf } from "#app/i18n/paths.ts";
import { layoutShift } from "../support/on-page.ts";
import { withSlowLine } from "../support/site.ts";
import { content, expect, open, test } from "../support/test.ts";

/** The menu as the specification words it. These labels are the keys of all other languages. */
const expectedMenu = [
  "Accueil",
  "À propos",
  "Secteurs d’intervention",
  "Domaine d’application",
  "Domaines d’activité",
  "Formation",
  "Qualité",
  "Contact",
];

const { frame } = content.in.fr;

test.describe("the frame", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, pathOf("home", "fr"));
  });

  test("the menu holds the eight entries of the specification, in order", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: frame.navigation });
    const entries = menu.locator("> ul > li").locator("> a, > details > summary");
    await expect(entries).toHaveText(expectedMenu);
    await expect(menu.getByRole("link", { name: frame.labels.Accueil })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("the dropdown unfolds the three controls and folds on Escape, outside and after a choice", async ({
    page,
  }) => {
    const menu = page.getByRole("navigation", { name: frame.navigation });
    const button = menu.locator("summary", { hasText: frame.labels["Domaine d’application"] });
    const links = menu.locator("details").getByRole("link");
    await expect(links).toHaveCount(0);

    await button.click();
    await expect(links).toHaveCount(3);
    for (const [index, page_] of (["cnd", "rsc", "crs"] as const).entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", pathOf(page_, "fr"));
    }
    await page.keyboard.press("Escape");
    await expect(links).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    // On the picture, where nothing else is to be pressed.
    await page.mouse.click(1200, 500);
    await expect(links).toHaveCount(0);

    await button.click();
    await links.first().click();
    await expect(page).toHaveURL(pathOf("cnd", "fr"));
    await expect(links).toHaveCount(0);
  });

  test("the logo leads home and the flags tell the language", async ({ page }) => {
    const { name } = content.company.brand;
    await expect(
      page.getByRole("banner").getByRole("link", { name: `${name}, ${frame.logo}` }),
    ).toHaveAttribute("href", pathOf("home", "fr"));
    await expect(page.getByRole("button", { name: "Français" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "English" })).toHaveAttribute("aria-pressed", "false");
  });

  test("the footer gives the company's pages, the three controls and both offices", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    const column = (title: string) =>
      footer.locator("div", { has: page.getByRole("heading", { name: title }) }).last();

    const company = ["about", "sectors", "control", "formation", "quality", "contact"] as const;
    await expect(column(frame.footer.company).getByRole("link")).toHaveCount(company.length);
    for (const page_ of company) {
      await expect(column(frame.footer.company).locator(`a[href="${pathOf(page_, "fr")}"]`)).toBeVisible();
    }
    await expect(column(frame.footer.domains).getByRole("listitem")).toHaveCount(3);
    for (const id of officeIds) {
      const [title, office] = [content.in.fr.offices[id].shortTitle, content.company.offices[id]];
      await expect(column(title).getByRole("link", { name: office.landline })).toHaveAttribute(
        "href",
        `tel:${office.landline.replaceAll(" ", "")}`,
      );
      await expect(column(title).getByRole("link", { name: office.mobile })).toBeVisible();
      await expect(column(title).getByRole("link", { name: office.email })).toHaveAttribute(
        "href",
        `mailto:${office.email}`,
      );
      await expect(column(title)).toContainText(office.address.city);
    }
  });

  test("the skip link is the first stop of the keyboard and leads into the page", async ({ page }) => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: frame.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("the phone's menu with its dropdown open", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const pressed of ["finger", "mouse"] as const) {
    for (const label of [frame.labels["Domaines d’activité"], frame.labels.Qualité]) {
      test(`gives the page of « ${label} », below the dropdown, to a ${pressed}`, async ({ page }) => {
        await open(page, pathOf("home", "fr"));
        await page.getByRole("button", { name: frame.menu }).click();
        const menu = page.getByRole("navigation", { name: frame.navigation });
        await menu.locator("summary").click();
        const entry = menu.getByRole("link", { name: label });
        const href = await entry.getAttribute("href");
        const { x, y, width, height } = (await entry.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [left, top] = [x + width / 4, y + height / 2];
        // By its place, as a visitor presses: what moves away meanwhile is not followed.
        if (pressed === "finger") await page.touchscreen.tap(left, top);
        else await page.mouse.click(left, top, { delay: 80 });
        await expect(page).toHaveURL(href ?? "");
      });
    }
  }
});

test("on a phone held sideways the bar scrolls away with the page", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, pathOf("about", "fr"));
  await page.evaluate(() => {
    scrollTo({ top: 600, behavior: "instant" });
  });
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("at the end of a page, on a phone, nothing lies over the menu's button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathOf("contact", "fr"));
  await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
  const menu = page.getByRole("button", { name: frame.menu });
  await expect(page.getByRole("button", { name: frame.scrollToTop })).toBeVisible();
  const covered = await menu.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const places = [top + 4, bottom - 4].flatMap((y) => [left + 4, right - 4].map((x) => [x, y] as const));
    return places.filter(([x, y]) => !button.contains(document.elementFromPoint(x, y)));
  });
  expect(covered).toEqual([]);
});

test("the footer ends every page with its offices, the contact page too", async ({ page }) => {
  await page.goto(pathOf("contact", "fr"));
  for (const id of officeIds)
    await expect(
      page.getByRole("contentinfo").getByRole("heading", { name: content.in.fr.offices[id].shortTitle }),
    ).toBeVisible();
});

for (const width of [390, 1350]) {
  test(`the bar is whole when it is first seen, however slowly its page comes (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await withSlowLine(async (origin) => {
      await open(page, origin + pathOf("about", "fr"));
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

test.describe("scroll to top", () => {
  const { scrollToTop } = content.in.fr.frame;

  test("appears once the page is scrolled past 40 px, not at 40", async ({ page }) => {
    expect(scrollToTopThresholdPx).toBe(40);
    await open(page, "/");
    const button = page.getByRole("button", { name: scrollToTop });
    await page.evaluate(() => {
      scrollTo(0, 40);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    await expect(button).toBeHidden();
    await page.evaluate(() => {
      scrollTo(0, 41);
    });
    await expect(button).toBeVisible();
  });

  for (const [path, width, height] of [
    ["/contact", 1024, 768],
    ["/about_us", 768, 900],
    ["/about_us", 1366, 768],
  ] as const) {
    test(`never covers what has the focus (${path}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const covered: string[] = [];
      const stops = await page.locator("main a, main button, footer a").count();
      await page.getByRole("main").focus();
      for (let presses = 0; presses < stops; presses += 1) {
        await page.keyboard.press("Tab");
        const found = await page.evaluate((name) => {
          const button = document.querySelector(`button[aria-label="${name}"]`);
          const focused = document.activeElement;
          if (!button || !focused || button === focused || getComputedStyle(button).opacity === "0") return;
          const [one, other] = [button.getBoundingClientRect(), focused.getBoundingClientRect()];
          const apart =
            one.right <= other.left ||
            one.left >= other.right ||
            one.bottom <= other.top ||
            one.top >= other.bottom;
          return apart ? undefined : focused.outerHTML.slice(0, 90);
        }, scrollToTop);
        if (found !== undefined) covered.push(found);
      }
      expect(covered).toEqual([]);
      await page.getByRole("button", { name: scrollToTop }).focus();
      await expect(page.getByRole("button", { name: scrollToTop })).toHaveCSS("opacity", "1");
    });
  }

  test("leads to the top, and the focus is not lost", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await page.getByRole("button", { name: scrollToTop }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("the menu on phones", () => {
  const { frame } = content.in.fr;
  const menuOf = (page: Page) => page.getByRole("navigation", { name: frame.navigation });

  test("is collapsed up to 767 px and stands in the bar from 768 px", async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 800 });
    await open(page, "/");
    await expect(page.getByRole("button", { name: frame.menu })).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByRole("button", { name: frame.menu })).toBeHidden();
    await expect(menuOf(page)).toBeVisible();
  });

  test.describe("once open", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test.beforeEach(async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: frame.menu }).click();
      await expect(menuOf(page)).toBeVisible();
    });

    test("closes by its button and on Escape", async ({ page }) => {
      await page.getByRole("button", { name: frame.menu }).click();
      await expect(menuOf(page)).toBeHidden();
      await page.getByRole("button", { name: frame.menu }).click();
      await page.keyboard.press("Escape");
      await expect(menuOf(page)).toBeHidden();
    });

    test("closes on a link, even to the page on screen", async ({ page }) => {
      await menuOf(page).getByRole("link", { name: frame.labels.Accueil }).click();
      await expect(menuOf(page)).toBeHidden();
      await expect(page).toHaveURL("/");
    });

    test("tells whether it is open, as browsers do of a popover and its button", async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const expanded = async () => {
        const { nodes } = await session.send("Accessibility.getFullAXTree");
        const button = nodes.find(({ role, name }) => role?.value === "button" && name?.value === frame.menu);
        return button?.properties?.find(({ name }) => name === "expanded")?.value.value as unknown;
      };
      expect(await expanded()).toBe(true);
      await page.keyboard.press("Escape");
      await expect.poll(expanded).toBe(false);
      await expect(page.locator("[popovertarget][aria-expanded]")).toHaveCount(0);
    });

    test("closes on any route change", async ({ page }) => {
      await menuOf(page).getByRole("link", { name: frame.labels.Contact }).click();
      await expect(page).toHaveURL("/contact");
      await expect(menuOf(page)).toBeHidden();
      await page.getByRole("button", { name: frame.menu }).click();
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect(menuOf(page)).toBeHidden();
    });

    test("closes when the keyboard leaves it, so that nothing is focused below it", async ({ page }) => {
      await menuOf(page).getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(menuOf(page)).toBeHidden();
    });

    test("keeps the page behind it still", async ({ page }) => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    });

    test("does not stay open above the bar on a wider screen", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      // It is seen there, in the bar: that it is closed shows only in its state, before the next size comes.
      await expect.poll(() => menuOf(page).evaluate((menu) => menu.matches(":popover-open"))).toBe(false);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(menuOf(page)).toBeHidden();
    });
  });
});
