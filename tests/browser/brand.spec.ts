import { pathOf } from "../support/current-site.ts";
import { sidewaysScroll } from "../support/sweeps.ts";
import { content, expect, open, test } from "../support/test.ts";

const { name, logo: ownLogo } = content.company.brand;

test("bar and footer show the company's logo, or its mark and a name of any length @release", async ({
  page,
}) => {
  await open(page, pathOf("home", "fr"));
  for (const place of ["banner", "contentinfo"] as const) {
    const logo = page.getByRole(place).getByRole("link", { name: `${name}, ${content.in.fr.frame.logo}` });
    await expect(logo).toHaveAttribute("href", pathOf("home", "fr"));
    if (ownLogo) {
      await expect(logo.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
      continue;
    }
    await expect(logo.getByText(name, { exact: true })).toHaveCSS("font-family", /^Archivo/);
    expect(await logo.locator("svg").boundingBox()).toMatchObject({ width: 36, height: 36 });
  }
  if (ownLogo) return;
  const bar = page.getByRole("banner");
  // Every layout of the bar, at its smallest width.
  const heights = async () => {
    const found: (number | undefined)[] = [];
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
      found.push((await bar.boundingBox())?.height);
    }
    return found;
  };
  const before = await heights();
  const inBar = bar.getByRole("link").first().locator("bdi");
  await inBar.evaluate((logo) => {
    logo.textContent = "Établissements Ben Youssef & Associés SA";
    logo.dataset.lines = "3";
  });
  expect(await heights(), "a long name takes no other line than a short one").toEqual(before);
});
