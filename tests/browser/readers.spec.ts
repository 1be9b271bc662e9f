import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { methodOf, pathOf } from "#model/site/paths.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, hydrated, known, open, pass, openWithStoppedClock, test } from "../support/test.ts";

/* What other programs make of pages: reading views, copies, paper. */

const readability = ["Readability.js", "Readability-readerable.js"].map((file) =>
  readFileSync(createRequire(import.meta.url).resolve(`@mozilla/readability/${file}`), "utf8"),
);

declare const isProbablyReaderable: (page: Document) => boolean;
declare const Readability: new (page: Document) => { parse: () => { readonly content: string } | null };

test("Firefox offers its reading view of every page, and it keeps first leads, tables and the steps of drawings", async ({
  page,
}) => {
  test.slow();
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto("/empty");
  for (const script of readability) await page.evaluate(script);
  for (const { page: id, language, path, html } of builtPages) {
    const read = await page.evaluate((html) => {
      const plain = (root: ParentNode, selector: string) =>
        Array.from(root.querySelectorAll(selector), ({ textContent }) =>
          textContent.replace(/\s+/g, " ").trim(),
        );
      const page = new DOMParser().parseFromString(html, "text/html");
      const offered = isProbablyReaderable(page);
      const wanted = ["main h1 + .lead", "main figure li", "main table td"].flatMap((selector) =>
        plain(page, selector),
      );
      const article = new DOMParser().parseFromString(
        new Readability(page).parse()?.content ?? "",
        "text/html",
      );
      const [kept = ""] = plain(article, "body");
      return { offered, wanted, lost: wanted.filter((text) => !kept.includes(text)) };
    }, html);
    expect(read.offered, path).toBe(true);
    expect(read.wanted, path).toContain(content.in[language][id].hero.lead.replace(/\s+/g, " "));
    if (methodOf(id)) expect(read.wanted.length, path).toBeGreaterThan(4);
    expect(read.lost, path).toEqual([]);
  }
});

test("a drawing printed while it plays, or led elsewhere, stands at its last step, and goes on afterwards", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openWithStoppedClock(page, pathOf("methods/ultrasonic", "fr"));
  await page.keyboard.press("Escape");
  const figure = page.getByRole("figure").first();
  const slider = figure.getByRole("slider");
  const last = String((await figure.getByRole("listitem").count()) - 1);
  const atEnd = await page.evaluate(() => document.querySelector("input")?.defaultValue);
  const shown = () =>
    page.evaluate(() => {
      const [figure, range] = [document.querySelector("figure"), document.querySelector("input")];
      return { step: figure?.dataset.step, at: range?.value, text: range?.getAttribute("aria-valuetext") };
    });
  await page.evaluate(() => {
    addEventListener("beforeprint", () => {
      const [figure, range] = [document.querySelector("figure"), document.querySelector("input")];
      document.title = `${figure?.dataset.step} ${range?.value}`;
    });
  });
  await figure.scrollIntoViewIfNeeded();
  const printedAsItShould = async () => {
    const before = await shown();
    await page.pdf();
    await expect(page).toHaveTitle(`${last} ${atEnd}`);
    expect(await shown()).toEqual(before);
  };
  await pass(page, 4500);
  await printedAsItShould();
  await figure.getByRole("button", { name: content.in.fr.methods.diagramControls.previous }).click();
  await printedAsItShould();
  await slider.press("Home");
  await printedAsItShould();
});

test.describe("a copy", () => {
  test.use({ allowed: { messages: [/Failed to load resource/] } });

  test("that has no source of a picture shows the picture itself", async ({ page }) => {
    await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
    await page.goto(pathOf("about", "fr"));
    await hydrated(page);
    const pictures = page.locator("picture img");
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("that writes `hidden` for what is to be found shows every tab", async ({ page }) => {
    const names = Object.keys(content.in.fr.sectors.tabs.items);
    await open(page, pathOf("sectors", "fr"));
    const panels = page.locator("[data-tabs] + * > [id]");
    await expect(panels).toHaveCount(names.length);
    const seen = (text: string) => page.getByText(text, { exact: true });
    const lead = known(Object.values(content.in.fr.sectors.tabs.items).at(-1)).lead;
    await expect(seen(lead)).toBeHidden();
    await panels.evaluateAll((all) => {
      for (const panel of all) if (panel.hasAttribute("hidden")) panel.setAttribute("hidden", "");
    });
    await expect(seen(lead)).toBeVisible();
  });
});
