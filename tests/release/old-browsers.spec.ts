import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { LaunchOptions } from "@playwright/test";
import { pageIds, pathOf } from "../support/current-site.ts";
import { isTwin } from "../support/site.ts";
import { cutOffAt } from "../support/sweeps.ts";
import { content, expect, open, otherLanguage, test as base } from "../support/test.ts";

const { frame, about } = content.in.fr;

/** Old versions of Chromium from an npm package, with their hashes, and whether controls work in them. */
const versions = [
  {
    version: "106.0.2",
    hash: "YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==",
    controls: false,
  },
  {
    version: "113.0.1",
    hash: "m64Nc58YObfCYkPbc8EBsnhWCFaw02dbXhWNOmx+OYoIPtIRar+reGYyAeGC0HD9RUZfPEwMHHSZ8MFxdSWXZQ==",
    controls: true,
  },
] as const;

/**
 * Downloads an old Chromium into `.cache`, once; it is no dependency of the project.
 * @returns path of the program, or undefined if it cannot be downloaded
 * @throws if the download has another hash
 */
function oldChromium({ version, hash }: (typeof versions)[number]): string | undefined {
  const folder = resolve(".cache/old-chromium", version);
  const program = join(folder, "chromium");
  if (existsSync(program)) return program;
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  mkdirSync(folder, { recursive: true });
  const name = `@sparticuz/chromium@${version}`;
  if (spawnSync("npm", ["pack", name, "--pack-destination", folder]).status !== 0) return undefined;
  const archive = join(folder, `sparticuz-chromium-${version}.tgz`);
  const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (found !== hash) throw new Error(`${name} has another hash: sha512-${found}`);
  const packed = "package/bin/chromium.br";
  spawnSync("tar", ["-xzf", archive, "-C", folder, packed]);
  writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(join(folder, packed))), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}

for (const one of versions) {
  const { version, controls } = one;
  const executablePath = oldChromium(one);
  if (executablePath === undefined) console.warn(`Not tested in Chromium ${version}: it cannot be had here`);

  const test = base.extend<object, { readonly launchOptions: LaunchOptions }>({
    launchOptions: [
      async ({ launchOptions }, use) => {
        await use({ ...launchOptions, ...(executablePath !== undefined && { executablePath }) });
      },
      { scope: "worker" },
    ],
  });

  test.describe(`Chromium ${version}`, () => {
    test.skip(executablePath === undefined, "This Chromium cannot be had here");
    // Messages about features that the browser does not know and ignores.
    test.beforeEach(({ allowed }) => void allowed.push(/speculation rules/, /'popover' attribute/));

    test("all content fits into the window, and scripts start completely or not", async ({ page }) => {
      test.setTimeout(180_000);
      for (const id of pageIds.filter((page) => !isTwin(page))) {
        await page.goto(pathOf(id, "fr"));
        const state = () => page.evaluate(() => document.documentElement.dataset.js ?? "without");
        await expect.poll(state, { timeout: 15_000 }).not.toBe("starting");
        if (controls) expect(await state(), id).toBe("ready");
        expect.soft(await cutOffAt(page, [390, 1100, 1440]), id).toEqual([]);
      }
    });

    test("the phone's menu is part of the page, and covers nothing", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathOf("about", "fr"));
      const menu = page.getByRole("navigation", { name: frame.navigation });
      await expect(menu.getByRole("link", { name: frame.labels.Contact })).toBeVisible();
      await expect(page.getByRole("button", { name: frame.menu })).toBeHidden();
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText(about.hero.title);
      const covered = await title.evaluate((heading) => {
        heading.scrollIntoView({ block: "center" });
        const { x, y, width, height } = heading.getBoundingClientRect();
        return !heading.contains(document.elementFromPoint(x + width / 4, y + height / 4));
      });
      expect(covered).toBe(false);
      await menu.locator("summary").click();
      await menu.getByRole("link", { name: frame.labels.Contact }).click();
      await expect(page).toHaveURL(pathOf("contact", "fr"));
    });

    if (controls)
      test("flags change the language", async ({ page }) => {
        await open(page, pathOf("about", "fr"));
        await page.getByRole("button", { name: otherLanguage("fr").ownName }).click();
        await expect(page).toHaveURL(pathOf("about", otherLanguage("fr").code));
      });
  });
}
