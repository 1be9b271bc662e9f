import type { Page } from "@playwright/test";
import { anchorOf } from "#model/site/anchors.ts";
import type { PageId } from "#model/site/pages.ts";
import { methodNames, pathOf } from "../support/current-site.ts";
import { answered } from "../support/on-page.ts";
import { content, expect, hydrated, known, open, test } from "../support/test.ts";

/* What a visitor has opened or chosen stays so when the window is turned, printed or enlarged. */

const { fr } = content.in;
const { frame } = fr;

/** Portrait sizes in px: a phone and a tablet, and before a release two more phones. */
const devices = {
  "@slow": [
    [390, 844],
    [768, 1024],
  ],
  "@release": [
    [320, 640],
    [430, 932],
  ],
} as const;

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).first();

/** What a visitor does on a page. */
const deeds: readonly {
  readonly id: PageId;
  readonly act: (page: Page, isPhone: boolean) => Promise<void>;
}[] = [
  ...(["domains", "glossary"] as const).map((id) => ({
    id,
    act: async (page: Page, isPhone: boolean) => {
      const folds = page.locator("main details[data-folds] > summary");
      if (isPhone)
        for (const place of [1, 4]) await folds.nth(Math.min(place, (await folds.count()) - 1)).click();
    },
  })),
  {
    id: "sectors",
    act: async (page) => {
      await page.getByRole("tab").nth(2).press("ArrowDown");
    },
  },
  {
    id: "control",
    act: async (page) => {
      await page
        .getByRole("link", { name: fr.control.guide.questions.worry.options.wallLoss, exact: true })
        .click();
    },
  },
  {
    id: "cnd",
    act: async (page, isPhone) => {
      const { comparison } = fr.cnd;
      await page.getByRole("link", { name: comparison.aspects.coating, exact: true }).click();
      await page.locator("summary", { hasText: comparison.title }).click();
      const pair = page.getByRole("list", { name: comparison.pair });
      const last = fr[`methods/${known(methodNames.at(-1))}`].name;
      if (isPhone) await pair.getByRole("link", { name: last, exact: true }).click();
      await button(page, fr.methods.diagramControls.previous).click();
    },
  },
  {
    id: "home",
    act: async (page) => {
      await button(page, frame.carousel.next).click();
      // With reduced motion the carousel is paused: start it, then pause it.
      for (const name of [frame.carousel.play, frame.carousel.pause]) await button(page, name).click();
    },
  },
];

/** The state of a page: what is open, chosen or paused. Runs in the page. */
const stateOf = () =>
  [...document.querySelectorAll("main *, nav *, nav")].flatMap((element) => {
    const told = [
      "aria-selected",
      "aria-current",
      "data-shown",
      "data-chosen",
      "data-compared",
      "data-step",
      "data-playing",
    ]
      .filter((name) => element.hasAttribute(name) && !element.closest("[data-page-index]"))
      .map((name) => `${name}=${element.getAttribute(name) ?? ""}`);
    if (element.matches("details[open], :popover-open")) told.push("open");
    if (element.matches("[data-state=current]")) told.push("current");
    if (element.matches("main button")) told.push(element.textContent.trim());
    return told.length > 0 ? [`${element.id || element.tagName}: ${told.join(" ")}`] : [];
  });

/** After each change, only the page with the most to open or choose. */
const tagOf = (id: PageId, tag: string) => (id === "cnd" ? tag : "@release");

const tried = deeds.flatMap((deed) =>
  Object.entries(devices).map(([tag, sizes]) => ({ ...deed, tag: tagOf(deed.id, tag), sizes })),
);

for (const { id, act, tag, sizes } of tried)
  test(
    `what a visitor opens or chooses on ${id} stays when the window changes (from ${sizes[0].join(" × ")} px)`,
    { tag },
    async ({ page }) => {
      test.slow();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.goto("about:blank");
        await open(page, pathOf(id, "fr"));
        // Hydrate all islands first, so that no held press is pending when the state is read.
        const islands = page.locator("x-island");
        await islands.evaluateAll((all) =>
          all.forEach((island) => island.dispatchEvent(new Event("pointerover"))),
        );
        await expect(page.locator("x-island:not([data-hydration])")).toHaveCount(0);
        await act(page, width < 768);
        await answered(page);
        const done = await page.evaluate(stateOf);
        const changes: Readonly<Record<string, () => Promise<void>>> = {
          turned: () => page.setViewportSize({ width: height, height: width }),
          "turned back": () => page.setViewportSize({ width, height }),
          "on paper": () => page.emulateMedia({ media: "print" }),
          "back from paper": () => page.emulateMedia({ media: "screen" }),
          // The layout at 200 % zoom.
          enlarged: () => page.setViewportSize({ width: width / 2, height: height / 2 }),
          "at its size again": () => page.setViewportSize({ width, height }),
          "gone to its content": () =>
            page.keyboard.press("Escape").then(() =>
              page.evaluate(() => {
                location.hash = "contenu";
              }),
            ),
        };
        for (const [how, change] of Object.entries(changes)) {
          await change();
          await answered(page);
          if (/back|again|content/.test(how))
            expect(await page.evaluate(stateOf), `${width} px, ${how}`).toEqual(done);
        }
      }
    },
  );

test("the menu and its dropdown open again when a phone is turned back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathOf("contact", "fr"));
  const menu = page.getByRole("navigation", { name: frame.navigation });
  await page.getByRole("button", { name: frame.menu }).click();
  await menu.locator("summary").click();
  const entry = menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] });
  await expect(entry).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(entry).toBeVisible();
  await expect.poll(() => menu.evaluate((element) => element.matches(":popover-open"))).toBe(true);
});

test("a window that becomes narrow keeps the entry being read open, and folds the rest", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, pathOf("domains", "fr"));
  const kind = page.locator(`#${anchorOf(known(Object.keys(fr.equipment)[4]))}`);
  await kind
    .locator("ol")
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await answered(page);
  await page.setViewportSize({ width: 640, height: 400 });
  await expect(page.locator("main details[open]")).toHaveCount(1);
  await expect(kind.locator("details")).toHaveAttribute("open", "");
  await expect(kind).toBeInViewport();
});

test("a carousel that was paused before it started stays paused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The carousel starts only when the loading screen ends.
  await page.goto(pathOf("home", "fr"));
  await hydrated(page);
  await page.evaluate(
    (name) =>
      [...document.querySelectorAll("main button")]
        .find(({ ariaLabel }) => ariaLabel === name)
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true })),
    frame.carousel.pause,
  );
  await expect(button(page, frame.carousel.play)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("data-loading", "over");
  await answered(page);
  await expect(button(page, frame.carousel.play)).toBeAttached();
});
