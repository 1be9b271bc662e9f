import sharp from "sharp";
import { pathOf } from "#model/site/paths.ts";
import { content, expect, test } from "../support/test.ts";

const { name, logo: ownLogo } = content.company.brand;

test("the logo in bar and footer is the company's own, or the mark and the name in the site's font", async ({
  page,
}) => {
  await page.goto(pathOf("home", "fr"));
  for (const place of ["banner", "contentinfo"] as const) {
    const logo = page.getByRole(place).getByRole("link", { name: `${name}, ${content.in.fr.frame.logo}` });
    if (ownLogo) {
      await expect(logo.locator("img")).toHaveJSProperty("complete", true);
      await expect(logo.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
      continue;
    }
    await expect(logo.getByText(name, { exact: true })).toHaveCSS("font-family", /^Archivo/);
    expect(await logo.locator("svg").boundingBox()).toMatchObject({ width: 36, height: 36 });
  }
});

test("a name of forty letters takes no other line in the bar than a short one", async ({ page }) => {
  test.skip(ownLogo !== undefined, "The company has a logo of its own");
  await page.goto(pathOf("home", "fr"));
  const bar = page.getByRole("banner");
  const heights = async () => {
    const found: (number | undefined)[] = [];
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      found.push((await bar.boundingBox())?.height);
    }
    return found;
  };
  const before = await heights();
  await bar
    .getByRole("link")
    .first()
    .locator("bdi")
    .evaluate((logo) => {
      logo.textContent = "Établissements Ben Youssef & Associés SA";
      logo.dataset.lines = "3";
    });
  expect(await heights()).toEqual(before);
});

test("every icon that a page names is there, in the size it says", async ({ page, request }) => {
  await page.goto(pathOf("home", "fr"));
  const icons = await page.locator('link[rel="icon"], link[rel="apple-touch-icon"]').all();
  expect(icons.length).toBe(3);
  for (const icon of icons) {
    const response = await request.get((await icon.getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  }
});

test("the web manifest names the brand, and its icons have their sizes", async ({ page, request }) => {
  await page.goto(pathOf("home", "fr"));
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as {
    readonly short_name: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest.short_name).toBe(name);
  expect(manifest.icons.length).toBe(3);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
