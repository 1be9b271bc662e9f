import { pathOf } from "#app/i18n/paths.ts";
import { content, expect, open, test } from "../support/test.ts";

const { storageTank } = content.in.fr.equipment;
const vacuumBox = content.in.fr["methods/vacuumBox"];
const path = pathOf("domains", "fr");

test("a point on a picture leads to its line, by pointer and by keyboard, and on to the control", async ({
  page,
}) => {
  await open(page, path);
  const tank = page.locator("#storage-tank");
  const second = storageTank.points[1]?.name ?? "";
  await tank.getByRole("link", { name: `2, ${second}` }).click();
  await expect(page).toHaveURL(`${path}#storage-tank-2`);
  await expect(tank.getByRole("heading", { name: second })).toBeInViewport();
  await tank.getByRole("link", { name: `3, ${storageTank.points[2]?.name ?? ""}` }).press("Enter");
  await expect(page).toHaveURL(`${path}#storage-tank-3`);
  await page.locator("#storage-tank-2").getByRole("link", { name: vacuumBox.name }).click();
  await expect(page).toHaveURL(pathOf("methods/vacuumBox", "fr"));
});
