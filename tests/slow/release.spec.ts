import { createServer } from "node:http";
import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { siteHandler } from "../../build-tools/site-handler.ts";
import { holdRequests } from "../support/held-requests.ts";
import { withServer } from "../support/loopback.ts";
import { copySite, makeNextRelease, type SiteCopy } from "../support/release.ts";
import { test as base, content, expect, hydrated, open } from "../support/test.ts";

const { frame } = content.in.fr;
const formerTitle = content.in.fr.contact.hero.title;
const nextTitle = "Un titre que seule la version suivante porte";

const test = base.extend<{ readonly served: SiteCopy & { readonly origin: string } }>({
  served: async ({}, use) => {
    const copy = copySite();
    const server = createServer(siteHandler(join(copy.folder, "client")));
    await withServer(server, (origin) => use({ ...copy, origin }));
    copy.remove();
  },
  baseURL: async ({ served }, use) => use(served.origin),
});

// The browser reports the files that the former release had.
test.use({ allowed: { messages: [/Failed to (load resource|fetch dynamically imported module)/] } });

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
const root = (page: Page) => page.locator("html");

test.describe("while a visitor browses, a new release takes the place of the one on screen", () => {
  test("and the next page is of the new one, with its scripts", async ({ page, served }) => {
    await open(page, "/about_us");
    publish(served, "contact");
    await page
      .getByRole("navigation", { name: frame.navigation })
      .getByRole("link", { name: frame.labels.Contact })
      .click();
    await expect(heading(page)).toHaveText(nextTitle);
    await hydrated(page);
  });

  test("and a page whose scripts are gone before they were asked for goes on without them", async ({
    page,
    served,
  }) => {
    const release = await holdRequests(page, "**/assets/about-*.js");
    await page.goto("/about_us");
    await expect(root(page)).toHaveAttribute("data-js", "starting");
    publish(served, "about");
    release();
    await expect(root(page)).not.toHaveAttribute("data-js");
    await expect(heading(page)).toHaveText(content.in.fr.about.hero.title);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL("/en/about_us");
    await expect(heading(page)).toHaveText(content.in.en.about.hero.title);
    await hydrated(page);
  });
});
