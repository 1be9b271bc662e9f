import { createServer } from "node:http";
import { renameSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { siteHandler } from "../build-tools/site-handler.ts";
import { copySite, makeNextRelease, type SiteCopy } from "./support/release.ts";
import { test as base, content, expect, hydrated, markWindow, open } from "./support/test.ts";

const { frame } = content.in.fr;
const formerTitle = content.in.fr.contact.hero.title;
const nextTitle = "Un titre que seule la version suivante porte";

const test = base.extend<{ readonly served: SiteCopy & { readonly origin: string } }>({
  served: async ({}, use) => {
    const copy = copySite();
    const server = createServer(siteHandler(join(copy.folder, "client")));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await use({ ...copy, origin: `http://127.0.0.1:${port}` });
    server.closeAllConnections();
    server.close();
    copy.remove();
  },
  baseURL: async ({ served }, use) => use(served.origin),
});

// The browser reports the files that the former release had.
test.use({ allowed: { messages: [/Failed to load resource/] } });

/** Puts the next release in the place of the one that is served, as a whole. */
function publish({ folder }: SiteCopy, script: string): void {
  const next = copySite();
  makeNextRelease(next, script, [formerTitle, nextTitle]);
  const site = join(folder, "client");
  renameSync(site, join(folder, "former"));
  renameSync(join(next.folder, "client"), site);
  next.remove();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, label: "Contact" | "À propos") =>
  page.getByRole("navigation", { name: frame.navigation }).getByRole("link", { name: frame.labels[label] });

test.describe("while a visitor browses, a new release takes the place of the one on screen", () => {
  test("and a page whose scripts are gone comes anew", async ({ page, served }) => {
    await open(page, "/about_us");
    publish(served, "contact");
    await link(page, "Contact").click();
    await expect(heading(page)).toHaveText(nextTitle);
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test("and a page that was seen before comes anew, since its data is of the new one", async ({
    page,
    served,
  }) => {
    await open(page, "/contact");
    await link(page, "À propos").click();
    await expect(heading(page)).toHaveText(content.in.fr.about.hero.title);
    const notReloaded = await markWindow(page);
    publish(served, "glossary");
    await link(page, "Contact").click();
    await expect(heading(page)).toHaveText(nextTitle);
    await expect(page).toHaveURL("/contact");
    expect(await notReloaded()).toBe(false);
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test("and the back button leads to the page of the new one", async ({ page, served }) => {
    await open(page, "/contact");
    await link(page, "À propos").click();
    await expect(heading(page)).toHaveText(content.in.fr.about.hero.title);
    publish(served, "glossary");
    await page.goBack();
    await expect(heading(page)).toHaveText(nextTitle);
    await expect(page).toHaveURL("/contact");
  });

  test("and a flag leads to the page of the new one", async ({ page, served }) => {
    await open(page, "/contact");
    publish(served, "contact");
    await page.getByRole("button", { name: "English" }).click();
    await expect(heading(page)).toHaveText(content.in.en.contact.hero.title);
    await expect(page).toHaveURL("/en/contact");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await hydrated(page);
    await page.getByRole("button", { name: "Français" }).click();
    await expect(heading(page)).toHaveText(nextTitle);
  });
});

test("new words alone are shown without loading the document again", async ({ page }) => {
  await open(page, "/about_us");
  const notReloaded = await markWindow(page);
  await page.route("**/contact.data", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(formerTitle, nextTitle) });
  });
  await link(page, "Contact").click();
  await expect(heading(page)).toHaveText(nextTitle);
  expect(await notReloaded()).toBe(true);
});

test("a page whose data is missing comes as a document", async ({ page }) => {
  await open(page, "/about_us");
  await page.route("**/contact.data", (route) => route.fulfill({ status: 404, body: "" }));
  await link(page, "Contact").click();
  await expect(heading(page)).toHaveText(formerTitle);
  await expect(page).toHaveURL("/contact");
});
