import { anchorOf } from "#app/i18n/anchors.ts";
import { methodNames, pathOf } from "#app/i18n/paths.ts";
import { content, expect, open, test } from "../support/test.ts";

const words = content.in.fr;

test("the nine methods stand with name, code and principle, and lead to their pages", async ({ page }) => {
  await open(page, pathOf("cnd", "fr"));
  for (const name of methodNames) {
    const method = words[`methods/${name}`];
    const entry = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: method.name }) });
    await expect(entry).toContainText(method.principle);
    if (method.code !== undefined) await expect(entry).toContainText(method.code);
    await expect(entry.getByRole("link", { name: method.name })).toHaveAttribute(
      "href",
      pathOf(`methods/${name}`, "fr"),
    );
  }
  await expect(page.getByRole("main")).toContainText(words.methods.note);
});

test("the fourteen services stand in their phases, in the order of the work", async ({ page }) => {
  await open(page, pathOf("rsc", "fr"));
  const { title, phases } = words.rsc.services;
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title }) });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    Object.values(phases).map(({ name }) => name),
  );
  await expect(section.getByRole("heading", { level: 4 })).toHaveText(
    Object.values(phases).flatMap(({ items }) => items.map(({ name }) => name)),
  );
});

test("the seven regulatory items stand with their scopes", async ({ page }) => {
  await open(page, pathOf("crs", "fr"));
  for (const [key, item] of Object.entries(words.crs.subjects.items)) {
    const row = page.locator(`#${anchorOf(key)}`);
    await expect(row.getByRole("heading", { name: item.name })).toBeVisible();
    if (item.code !== undefined) await expect(row).toContainText(item.code);
  }
});

test("the eleven kinds of equipment stand with what is looked for at their points, and by which controls", async ({
  page,
}) => {
  await open(page, pathOf("domains", "fr"));
  for (const [key, kind] of Object.entries(words.equipment)) {
    const row = page.locator(`#${anchorOf(key)}`);
    await expect(row.getByRole("heading", { name: kind.name, level: 3 })).toBeVisible();
    await expect(row).toContainText(kind.text);
    for (const [index, point] of kind.points.entries()) {
      const part = page.locator(`#${anchorOf(key)}-${index + 1}`);
      await expect(part.getByRole("heading", { name: point.name })).toBeVisible();
      await expect(part).toContainText(point.damage);
      await expect(part.getByRole("link")).toHaveCount(content.equipment[key]?.points[index]?.length ?? 0);
    }
  }
});

for (const [page_, others] of [
  ["cnd", ["rsc", "crs"]],
  ["rsc", ["cnd", "crs"]],
  ["crs", ["cnd", "rsc"]],
] as const) {
  test(`${page_} says what to prepare, what is received, and leads to the other controls`, async ({
    page,
  }) => {
    await open(page, pathOf(page_, "fr"));
    const { visit, when, standards, otherControls: labels, facts } = words[page_];
    const main = page.getByRole("main");
    for (const text of [...visit.prepare.items, ...visit.receive.items, ...when.items])
      await expect(main).toContainText(text);
    for (const { reference } of "items" in standards ? standards.items : [])
      await expect(main.getByRole("term").filter({ hasText: reference }).first()).toBeVisible();
    for (const { value } of facts) await expect(main).toContainText(value);
    const section = page.getByRole("region", { name: labels.title });
    await expect(section.getByRole("link")).toHaveCount(2);
    for (const other of others) {
      await expect(section.locator(`a[href="${pathOf(other, "fr")}"]`)).toContainText(labels.details);
    }
  });
}

test("the page of the three controls leads to each, and to each method", async ({ page }) => {
  await open(page, pathOf("control", "fr"));
  const main = page.getByRole("main");
  for (const control of ["cnd", "rsc", "crs"] as const) {
    await expect(main.locator(`a[href="${pathOf(control, "fr")}"]`).first()).toBeVisible();
    await expect(main).toContainText(words.control.controls.items[control].question);
  }
  for (const name of methodNames)
    await expect(
      main.locator(`a[href="${pathOf(`methods/${name}`, "fr")}"]`).filter({ visible: true }),
    ).toHaveCount(1);
});

test("about shows vision, mission and values with four commitments", async ({ page }) => {
  await open(page, pathOf("about", "fr"));
  for (const part of [words.about.vision, words.about.mission, words.about.values]) {
    await expect(page.getByRole("heading", { name: part.title })).toBeVisible();
  }
  const values = page.locator("#values");
  await expect(values.getByRole("listitem")).toHaveCount(4);
});

test("vision and values are inverted from 1024 px, and not below", async ({ page }) => {
  const pictureIsFirst = async (id: string) => {
    const section = page.locator(`#${id}`);
    await section.scrollIntoViewIfNeeded();
    const [words, picture] = [
      await section.getByRole("heading", { level: 2 }).boundingBox(),
      await section.locator("[data-picture]").boundingBox(),
    ];
    return (picture?.x ?? 0) < (words?.x ?? 0) - 100;
  };
  for (const [width, inverted] of [
    [1024, true],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about_us");
    expect(await pictureIsFirst("vision")).toBe(inverted);
    expect(await pictureIsFirst("mission")).toBe(false);
    expect(await pictureIsFirst("values")).toBe(inverted);
  }
});
