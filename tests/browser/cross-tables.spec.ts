import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, known, open, test } from "../support/test.ts";

const { sectors, recognitions } = content.in.fr;
const { matrix, tabs } = sectors;

const services = known(tabs.items.services);
const cargo = services.items[4] ?? "";

test("a mark of the table of services leads to the tab of its sector", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, pathOf("sectors", "fr"));
  const row = page.getByRole("table").getByRole("row").filter({ hasText: cargo });
  await expect(row.getByRole("link")).toHaveCount(1);
  await row.getByRole("link", { name: services.name }).click();
  await expect(page).toHaveURL(`${pathOf("sectors", "fr")}#services`);
  await expect(page.getByRole("tabpanel", { name: services.name })).toBeInViewport();
});

test("the table of services says what the tabs say, and stands where there is room for its columns", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, pathOf("sectors", "fr"));
  const table = page.getByRole("table", { name: matrix.title });
  for (const { name, items } of Object.values(tabs.items))
    await expect(table.getByRole("link", { name, exact: true })).toHaveCount(items.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
});

test("the name of a service leads to the page that explains it, in its tab and in the table", async ({
  page,
}) => {
  const [name = ""] = services.items;
  for (const role of ["tabpanel", "table"] as const) {
    await open(page, `${pathOf("sectors", "fr")}#services`);
    await page.getByRole(role).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(pathOf("methods/thickness", "fr"));
  }
});

for (const id of ["quality", "accreditation"] as const) {
  test(`every scope says which recognition it is, and the three stand side by side on ${id}`, async ({
    page,
  }) => {
    await open(page, pathOf(id, "fr"));
    const { approval, accreditation: accredited } = recognitions.definitions.items;
    const { rows } = recognitions.scopes;
    const row = (subject: string) => page.getByRole("row").filter({ hasText: subject });
    await expect(row(known(rows.a3).subject)).toContainText(`${approval.name} + ${accredited.name}`);
    for (const name of ["a1", "a2", "b1", "b2", "b3"] as const) {
      await expect(row(known(rows[name]).subject)).toContainText(approval.name);
      await expect(row(known(rows[name]).subject)).not.toContainText(accredited.name);
    }
  });
}

test("the three kinds of recognition stand side by side on quality alone", async ({ page }) => {
  const names = Object.values(recognitions.definitions.items).map(({ name }) => name);
  const heading = (name: string) => page.getByRole("heading", { level: 3, name, exact: true });
  await open(page, pathOf("quality", "fr"));
  const tops = await Promise.all(names.map(async (name) => (await heading(name).boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await open(page, pathOf("accreditation", "fr"));
  for (const name of names) await expect(heading(name)).toHaveCount(0);
});
