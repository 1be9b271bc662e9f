import { pathOf } from "#app/i18n/paths.ts";
import { known } from "../support/known.ts";
import { content, expect, open, test } from "../support/test.ts";

const { sectors, recognitions } = content.in.fr;
const { matrix, tabs } = sectors;

for (const width of [390, 1440]) {
  test(`a mark of the table of services leads to the tab of its sector, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, pathOf("sectors", "fr"));
    const row = page.getByRole("table").getByRole("row").filter({ hasText: matrix.rows.cargo });
    await expect(row.getByRole("link")).toHaveCount(1);
    await row.getByRole("link", { name: known(tabs.items.services).name }).click();
    await expect(page).toHaveURL(`${pathOf("sectors", "fr")}#services`);
    await expect(page.getByRole("tabpanel", { name: known(tabs.items.services).name })).toBeInViewport();
  });
}

test("the name of a service leads to the page that explains it", async ({ page }) => {
  await open(page, pathOf("sectors", "fr"));
  await page.getByRole("link", { name: matrix.rows.shipThickness }).click();
  await expect(page).toHaveURL(pathOf("methods/thickness", "fr"));
});

for (const id of ["quality", "accreditation"] as const) {
  test(`every scope says which recognition it is, and the three stand side by side on ${id}`, async ({
    page,
  }) => {
    await open(page, pathOf(id, "fr"));
    const { approval, accreditation: accredited, certification } = recognitions.definitions.items;
    const { rows } = recognitions.scopes;
    const row = (subject: string) => page.getByRole("row").filter({ hasText: subject });
    await expect(row(known(rows.a3).subject)).toContainText(`${approval.name} + ${accredited.name}`);
    for (const name of ["a1", "a2", "b1", "b2", "b3"] as const) {
      await expect(row(known(rows[name]).subject)).toContainText(approval.name);
      await expect(row(known(rows[name]).subject)).not.toContainText(accredited.name);
    }
    const names = [certification.name, accredited.name, approval.name];
    for (const name of names)
      await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    const tops = await Promise.all(
      names.map(
        async (name) => (await page.getByRole("heading", { level: 3, name, exact: true }).boundingBox())?.y,
      ),
    );
    expect(new Set(tops).size).toBe(1);
  });
}
