import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { pathOf } from "../support/current-site.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, hydrated, known, open, test } from "../support/test.ts";

/* How pages appear in other programs: reading views, copies of the site, print. */

const readability = ["Readability.js", "Readability-readerable.js"].map((file) =>
  readFileSync(createRequire(import.meta.url).resolve(`@mozilla/readability/${file}`), "utf8"),
);

declare const isProbablyReaderable: (page: Document) => boolean;
declare const Readability: new (page: Document) => { parse: () => { readonly content: string } | null };

test("Firefox offers its reading view on every page, and it keeps all text @slow", async ({ page }) => {
  test.slow();
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/empty");
  for (const script of readability) await page.evaluate(script);
  let wanted = 0;
  for (const { path, html } of builtPages) {
    const read = await page.evaluate((html) => {
      const plain = (root: ParentNode, selector: string) =>
        Array.from(root.querySelectorAll(selector), ({ textContent }) =>
          textContent.replace(/\s+/g, " ").trim(),
        );
      const page = new DOMParser().parseFromString(html, "text/html");
      for (const unread of page.querySelectorAll("main :is([aria-hidden], button)")) unread.remove();
      const offered = isProbablyReaderable(page);
      const { title } = page;
      // Not rows of links alone (terms of a method, a picture in three parts), strips of logos, and filters.
      const navigation = "main :is(.choices, .screen-only:has(img, .choices))";
      const wanted = plain(
        page,
        `main :is(h2, h3, h4, p, li, dt, dd, td):not([aria-hidden], :has(p, li), ${navigation} *)`,
        // Readability drops one heading that repeats words of the title.
      ).filter((text) =>
        text
          .split(" ")
          .some((word) => /[\p{L}\p{N}]/u.test(word) && !title.toLowerCase().includes(word.toLowerCase())),
      );
      const article = new DOMParser().parseFromString(
        new Readability(page).parse()?.content ?? "",
        "text/html",
      );
      const [kept = ""] = plain(article, "body");
      return { offered, wanted, lost: wanted.filter((text) => !kept.includes(text)) };
    }, html);
    expect(read.offered, path).toBe(true);
    expect(read.lost, path).toEqual([]);
    wanted += read.wanted.length;
  }
  expect(wanted).toBeGreaterThan(2 * builtPages.length);
});

test("a drawing prints its last step at any moment, and continues from the same state afterwards @slow", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const path = pathOf("methods/ultrasonic", "fr");
  // From the built file: in the page, React updates the attribute with the current value.
  const { html } = known(builtPages.find((built) => built.path === path));
  const [, atEnd] = /<input [^>]*value="(\d+)"/.exec(html) ?? [];
  await open(page, path);
  await page.keyboard.press("Escape");
  const figure = page.getByRole("figure").first();
  const slider = figure.getByRole("slider");
  const last = String((await figure.getByRole("listitem").count()) - 1);
  await page.evaluate(() => {
    const [figure, range] = [document.querySelector("figure"), document.querySelector("input")];
    const step = () => figure?.dataset.step ?? "";
    let printed = "";
    addEventListener("beforeprint", () => (printed = `${step()} ${range?.value}`));
    addEventListener("afterprint", () => {
      requestAnimationFrame(() => {
        requestAnimationFrame(() => (document.title = `${printed}, then ${step()}`));
      });
    });
  });
  await figure.scrollIntoViewIfNeeded();
  /** @param next the step that follows, where it plays */
  const printsItsLastStep = async (step: string, next = step) => {
    await expect(figure).toHaveAttribute("data-step", step);
    await page.pdf();
    await expect(page).toHaveTitle(new RegExp(`^${last} ${atEnd}, then [${step}${next}]$`));
    await page.evaluate(() => {
      document.title = "";
    });
  };
  await printsItsLastStep("0", "1");
  await printsItsLastStep("1", "2");
  const previous = figure.getByRole("button", { name: content.in.fr.methods.diagramControls.previous });
  // On a busy machine it has played on meanwhile.
  while ((await figure.getAttribute("data-step")) !== "0") await previous.click();
  await printsItsLastStep("0");
  await slider.press("Home");
  await expect(slider).not.toHaveValue(String(atEnd));
  await printsItsLastStep(last);
  await expect(slider).not.toHaveValue(String(atEnd));
});

test("a copy of the site without the files of srcset shows the picture in src; in MHTML, all sections", async ({
  page,
  allowed,
}, info) => {
  allowed.push(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
  await page.goto(pathOf("about", "fr"));
  await hydrated(page);
  const waiting = page.locator('[data-reveal="waiting"]').last();
  await expect(waiting).toHaveCSS("opacity", "0");
  const { data } = await (await page.context().newCDPSession(page)).send("Page.captureSnapshot");
  await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    for (const image of document.images) image.loading = "eager";
  });
  const widths = () =>
    page
      .locator("picture img")
      .evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth));
  expect((await widths()).length).toBeGreaterThan(1);
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  writeFileSync(info.outputPath("page.mhtml"), data);
  await page.goto(pathToFileURL(info.outputPath("page.mhtml")).href);
  await expect(waiting).toHaveCSS("opacity", "1");
});

test("a copy of the site that writes `hidden` instead of `hidden=until-found` shows every tab", async ({
  page,
}) => {
  const names = Object.keys(content.in.fr.sectors.tabs.items);
  await open(page, pathOf("sectors", "fr"));
  const panels = page.locator("[data-tabs] + * > [id]");
  await expect(panels).toHaveCount(names.length);
  const { lead } = known(Object.values(content.in.fr.sectors.tabs.items).at(-1));
  const last = panels.last().getByText(lead, { exact: true });
  await expect(last).toBeHidden();
  await panels.evaluateAll((all) => {
    for (const panel of all) if (panel.hasAttribute("hidden")) panel.setAttribute("hidden", "");
  });
  await expect(last).toBeVisible();
});
