import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { test as base, expect as impatient } from "@playwright/test";
import { markColoursOf } from "#model/site/palette.ts";
import { freePort } from "../../scripts/ports.ts";
import { copyProject, whileServed } from "../support/project-copy.ts";
import { content, hydrated } from "../support/test.ts";

/** Long timeout: the server checks all content before it shows a page again, seconds on a busy machine. */
const expect = impatient.configure({ timeout: 30_000 });

interface Preview {
  readonly folder: string;
  readonly address: string;
  readonly terminal: () => string;
}

/** The server of `npm run dev`, in a copy of the project that the test may change. */
const test = base.extend<object, { readonly preview: Preview }>({
  preview: [
    async ({}, use, { workerIndex }) => {
      const folder = copyProject("dev");
      const port = await freePort(26_000 + 100 * workerIndex);
      await whileServed(folder, ["dev"], { PORT: String(port) }, (address, server) =>
        use({ folder, address, terminal: () => server.said }),
      );
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("npm run dev shows changes at once, and reports mistakes", async ({ page, preview }) => {
  // One test for all steps: starting the server takes longer than all of them.
  test.setTimeout(240_000);
  const { folder, terminal } = preview;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  /** Replaces one place in a file. @returns the text before, and the line of the place */
  const edit = (file: string, find: RegExp, put: string) => {
    const before = readFileSync(join(folder, file), "utf8");
    const after = before.replace(find, () => put);
    expect(after).not.toBe(before);
    write(file, after);
    return { before, line: before.slice(0, before.search(find)).split("\n").length };
  };
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const heading = page.getByRole("heading", { level: 1 });

  /** Does something that reloads the page, and waits until the page listens for changes again. */
  const loading = async <Result>(act: () => Result | Promise<Result>): Promise<Result> => {
    const listening = page.waitForEvent("console", {
      predicate: (message) => message.text() === "[vite] connected.",
      timeout: 60_000,
    });
    const result = await act();
    await listening;
    return result;
  };

  await test.step("the page loads with styles, and hydrates", async () => {
    await loading(() => page.goto(`${preview.address}/about_us`, { timeout: 60_000 }));
    await expect(heading).toHaveText(content.in.fr.about.hero.title);
    await expect(heading).toHaveCSS("font-family", /Archivo/);
    await hydrated(page);
    // Pictures are encoded when the page asks for them.
    const picture = page.locator("main picture img").first();
    await expect(picture).toHaveAttribute("src", /^\/@pictures\//);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("changes of a component and a style show without a reload, and after one", async () => {
    await page.evaluate(() => {
      document.body.dataset.same = "";
    });
    edit("app/pages/about/opening.tsx", /<h1/, '<h1 data-edited=""');
    await expect(heading).toHaveAttribute("data-edited");
    edit("app/pages/about/opening.module.css", /$/, "\nh1 { letter-spacing: 7px }");
    await expect(heading).toHaveCSS("letter-spacing", "7px");
    await expect(page.locator("body")).toHaveAttribute("data-same");
    await loading(() => page.reload());
    await expect(heading).toHaveAttribute("data-edited");
    await expect(heading).toHaveCSS("letter-spacing", "7px");
    await hydrated(page);
  });

  await test.step("changes of the startup script and of a loader reload the page", async () => {
    await loading(() => edit("app/startup/index.ts", /$/, '\ndocument.documentElement.id = "edited";'));
    await expect(page.locator("html")).toHaveId("edited");
    await hydrated(page);
    await loading(() =>
      edit(
        "app/pages/about/data.server.ts",
        /pageData\((?="about", language)/,
        "console.log('anew') ?? pageData(",
      ),
    );
    await expect.poll(terminal).toContain("anew");
    await hydrated(page);
    expect(errors).toEqual([]);
  });

  await test.step("an unknown address gets 404 and the not-found page", async () => {
    const response = await page.request.get(`${preview.address}/en/nowhere`, {
      headers: { accept: "text/html" },
    });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(content.in.en["not-found"].title);
  });

  await test.step("a changed text reloads the page by itself", async () => {
    await loading(() => edit("content/fr/about.yaml", /(?<=^hero:\n {2}title: ).*/m, "Un titre nouveau"));
    await expect(heading).toHaveText("Un titre nouveau");
  });

  await test.step("a changed colour shows", async () => {
    const main = "#4a1a5e";
    await loading(() => edit("content/company.yaml", /(?<=^ {4}main: ).*/m, `"${main}"`));
    const { ground } = markColoursOf({ ...content.company.brand.colours, main });
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", ground);
    await expect(page.locator(":root")).toHaveCSS("--band", main);
  });

  await test.step("a mistake is reported with file, line and remedy, without a stack trace", async () => {
    const earlier = terminal().length;
    const { before, line } = await loading(() =>
      edit("content/fr/about.yaml", /^breadcrumb: .*/m, "breadcrumb:"),
    );
    const says = "breadcrumb manque\u00a0: écrire le nom court de la page dans le fil d’Ariane";
    const problem = `content/fr/about.yaml:${line}: ${says}`;
    await expect(page.getByRole("heading", { name: "À corriger" })).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveText([problem]);
    await expect.poll(() => terminal().slice(earlier)).toContain(problem);
    expect(terminal().slice(earlier)).not.toMatch(/^\s+at /m);

    await loading(() => write("content/fr/about.yaml", before));
    await expect(heading).toHaveText("Un titre nouveau");
  });

  await test.step("of two saves within a second the last one counts, also while the page reloads", async () => {
    const file = "content/fr/about.yaml";
    // Delays from the check of the first save to the reload that shows it.
    for (const [delay, round] of [
      [150, "un"],
      [450, "deux"],
      [750, "trois"],
      [1_050, "quatre"],
    ] as const) {
      const { before } = edit(file, /(?<=^hero:\n {2}title: ).*/m, `Un titre de plus ${round}`);
      await setTimeout(delay);
      write(file, before.replace(/^breadcrumb: .*/m, "breadcrumb:"));
      await expect(page.getByRole("heading", { name: "À corriger" })).toBeVisible();
      write(file, before);
      await setTimeout(delay);
      write(file, before.replace(/(?<=^hero:\n {2}title: ).*/m, `Un autre titre ${round}`));
      await expect(heading).toHaveText(`Un autre titre ${round}`);
      await hydrated(page);
      write(file, before);
      await expect(heading).toHaveText("Un titre nouveau");
    }
  });
});
