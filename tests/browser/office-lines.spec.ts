import { pathOf } from "#app/i18n/paths.ts";
import { telephoneLink } from "#app/i18n/telephone.ts";
import { content, expect, open, test } from "../support/test.ts";

test("every page of a service ends with what to have at hand, and a line for each office", async ({
  page,
}) => {
  for (const id of ["cnd", "rsc", "crs", "formation", "sectors", "domains"] as const) {
    await open(page, pathOf(id, "fr"));
    const { title, text } = content.in.fr[id].offices;
    const section = page.locator("section", { has: page.getByRole("heading", { name: title }) });
    await expect(section).toContainText(text);
    for (const { landline, email } of Object.values(content.company.offices)) {
      await expect(section.locator(`a[href="${telephoneLink(landline)}"]`)).toBeVisible();
      await expect(section.locator(`a[href="mailto:${email}"]`)).toBeVisible();
    }
  }
});
