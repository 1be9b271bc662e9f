import type { Page } from "@playwright/test";
import { anchored } from "#app/data/anchored.server.ts";
import { pathOf } from "../support/current-site.ts";
import { toPart } from "../support/on-page.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const { crs, rsc } = content.in.fr;
const items = anchored(crs.subjects.items);
const [first, second, last] = [known(items[0]), known(items[1]), known(items.at(-1))];
const row = (page: Page, { anchor }: (typeof items)[number]) =>
  page.getByRole("listitem").filter({ has: page.locator(`#${anchor}`) });

test("the plate beside the inspection items shows the drawing and labels of the item being read @slow", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, pathOf("crs", "fr"));
  await page.keyboard.press("Escape");
  for (const { anchor, parts } of items) {
    await page.locator(`#${anchor}`).evaluate((part) => {
      scrollTo({ top: part.getBoundingClientRect().top + scrollY - 200, behavior: "instant" });
    });
    const words = Object.values(known(parts));
    const drawing = page.getByRole("main").getByRole("img", { name: words.join(", ") });
    await expect(drawing).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator("[data-drawing]:visible")).toHaveCount(1);
    // A label may be split into two lines.
    const said = await drawing.locator("[data-leader]").allTextContents();
    expect(said.map((text) => text.replaceAll(/\s/g, ""))).toEqual(
      words.map((word) => word.replaceAll(/\s/g, "")),
    );
  }
});

test("on a phone items, and all drawings but the first, are folded, until a press, a key or the address opens one", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, `${pathOf("crs", "fr")}#${last.anchor}`);
  await expect(row(page, last).getByText(last.checks)).toBeInViewport();
  await expect(row(page, first).getByText(first.checks)).toBeHidden();
  await expect(row(page, first).getByRole("img")).toBeVisible();
  const item = row(page, second);
  await expect(item.getByText(second.checks)).toBeHidden();
  await expect(item.getByRole("img")).toBeHidden();
  await item.getByRole("heading").click();
  await expect(item.getByText(second.checks)).toBeVisible();
  await expect(item.getByRole("img")).toBeVisible();
  await item.locator("summary").press("Enter");
  await expect(item.getByRole("img")).toBeHidden();
  await toPart(page, second.anchor);
  await expect(item.getByText(second.checks)).toBeInViewport();
});

test("on a phone a folded phase lists its services; unfolded it explains them and says when they take place", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, pathOf("rsc", "fr"));
  for (const { name, items: services, when } of Object.values(rsc.services.phases)) {
    const phase = page
      .locator("details")
      .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
    const names = phase.locator("summary > .screen-only > span");
    await expect(names.filter({ visible: true })).toHaveCount(services.length);
    for (const [index, service] of services.entries())
      await expect(names.nth(index)).toContainText(`${service.name} ${service.reference ?? ""}`.trim());
    await expect(phase.getByText(known(services[0]).text)).toBeHidden();
    await phase.getByRole("heading", { level: 3 }).click();
    await expect(names.first()).toBeHidden();
    await expect(phase.getByRole("heading", { level: 4 })).toHaveText(
      services.map((service) => service.name),
    );
    await expect(phase.getByText(known(when[0]))).toBeVisible();
  }
  const { short, title } = known(rsc.standards.items.find((item) => item.short !== undefined));
  await expect(page.getByText(title, { exact: true })).toBeHidden();
  await page.getByText(known(short), { exact: true }).click();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
});
