import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test as base, expect as impatient, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { runAxe } from "../tests/support/axe.ts";
import { languageCodes, officeIds, pageIds, pathOf } from "../tests/support/current-site.ts";
import { freePort } from "../scripts/ports.ts";
import { copyProject, whileServed } from "../tests/support/project-copy.ts";
import { ask } from "../tests/support/servers.ts";
import { withServer } from "../tests/support/site.ts";
import { boxOf } from "../tests/support/on-page.ts";
import { content, hydrated, known } from "../tests/support/test.ts";

/** Long timeout: the server checks all content before a save and again before it shows a page, seconds on a busy machine. */
const expect = impatient.configure({ timeout: 30_000 });

interface Editor {
  readonly address: string;
  readonly port: number;
  readonly folder: string;
  /** Diff of the copy's content: removed (`-`) and added (`+`) lines by file, or a line that says that a file is new. */
  readonly difference: () => Readonly<Record<string, readonly string[]>>;
}

const test = base.extend<object, { readonly editor: Editor }>({
  editor: [
    async ({}, use, { workerIndex }) => {
      const project = copyProject("edit");
      const folder = join(project, "content");
      const port = await freePort(25_000 + 100 * workerIndex);
      const difference = () => {
        const options = ["diff", "--no-index", "--no-color", "--unified=0", "content", folder];
        const { stdout } = spawnSync("git", options, { encoding: "utf8" });
        const [, ...parts] = stdout.split(/^diff --git /m);
        const lines = parts.map((part) => [
          / b\/.*?\/content\/(.*)/.exec(part)?.[1] ?? part,
          part.split("\n").filter((line) => /^(?:[+-](?!\+\+ |-- )|new file|Binary)/.test(line)),
        ]);
        return Object.fromEntries(lines) as Record<string, string[]>;
      };
      try {
        await whileServed(project, ["edit"], { PORT: String(port) }, (address) =>
          use({ address, port, folder, difference }),
        );
      } finally {
        rmSync(project, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

// One worker, one server: each worker would start its own.
test.describe.configure({ mode: "default" });
test.use({ actionTimeout: 30_000 });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: 60_000 });
  await hydrated(page);
  await expect(
    panelOf(page).or(page.getByRole("button", { name: /Modifier le site|Change the site/ })),
  ).toBeVisible();
}

const panelOf = (page: Page) => page.getByRole("dialog");

/** Clicks on a text's first letters by position, as a user does: whatever element is on top there gets the click. */
async function press(page: Page, text: Locator, options: { readonly alt?: true } = {}): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const box = await boxOf(text);
  if (options.alt) await page.keyboard.down("Alt");
  await page.mouse.click(box.x + 12, box.y + Math.min(box.height / 2, 12));
  if (options.alt) await page.keyboard.up("Alt");
}

const saveButton = (page: Page) => panelOf(page).getByRole("button", { name: "Enregistrer", exact: true });

const notice = (page: Page, is: string) => panelOf(page).locator(`[data-notice="${is}"]`);

/** Expects that axe finds no violation in the panel. */
async function expectAccessible(page: Page): Promise<void> {
  expect((await runAxe(page, {}, "#editor")).faults).toEqual([]);
}

async function loading(page: Page, act: () => unknown): Promise<void> {
  const loaded = page.waitForEvent("load", { timeout: 60_000 });
  await act();
  await loaded;
  await hydrated(page);
}

async function save(page: Page): Promise<void> {
  await loading(page, () => saveButton(page).click());
  await expect(notice(page, "saved")).toBeVisible();
}

async function picture(width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();
  return { name: "Pompe Neuve.JPG", mimeType: "image/jpeg", buffer };
}

test("the owner presses on texts, a number and a picture to change them", async ({ page, editor }) => {
  // The time includes the start of the server, which takes longer than the test.
  test.setTimeout(480_000);
  const { address, difference, folder } = editor;
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const panel = panelOf(page);
  const { lead } = content.in.fr.about.hero;

  await test.step("pressing on a text with pointer-events: none opens it in both languages", async () => {
    await open(page, `${address}/about_us`);
    await press(page, page.getByText(lead, { exact: true }));
    const french = panel.getByRole("textbox", { name: "la phrase sous le titre fr" });
    await expect(french).toHaveValue(lead);
    await expect(french).toBeFocused();
    await expect(panel.getByRole("textbox", { name: "la phrase sous le titre en" })).toHaveValue(
      content.in.en.about.hero.lead,
    );
    await expect(panel.getByText(`${lead.length} caractères sur 160`)).toBeVisible();
    await expectAccessible(page);
  });

  const typed = "Une phrase d'essai : elle est courte.";
  const shown = "Une phrase d’essai\u00a0: elle est courte.";
  await test.step("the page shows a new text before it is saved", async () => {
    await panel.getByRole("textbox", { name: /le titre fr/ }).fill(typed);
    await expect(page.locator("#page").getByText(shown)).toBeVisible();
    expect(difference()).toEqual({});
  });

  await test.step("changes that were dropped can be taken up again", async () => {
    await panel.getByRole("button", { name: "Abandonner les changements" }).click();
    await expect(page.locator("#page").getByText(shown)).toBeHidden();
    await panel.getByRole("button", { name: "Les reprendre" }).click();
    await expect(page.locator("#page").getByText(shown)).toBeVisible();
  });

  await test.step("saving warns if only one language was changed", async () => {
    await saveButton(page).click();
    await expect(notice(page, "oneLanguage")).toContainText("la phrase sous le titre (en)");
    await panel.getByRole("button", { name: "Revenir au texte" }).click();
    await expect(panel.getByRole("textbox", { name: /le titre en/ })).toBeFocused();
  });

  await test.step("a mistake is reported at its field, and nothing is written", async () => {
    const english = panel.getByRole("textbox", { name: /le titre en/ });
    const french = panel.getByRole("textbox", { name: /le titre fr/ });
    await french.fill("Voir /nulle-part");
    await english.fill(`See /nowhere ${"long ".repeat(40)}`.trim());
    await expect(panel.getByText(/ sur 160, \d+ de trop/)).toBeVisible();
    await saveButton(page).click();
    await expect(notice(page, "problems")).toContainText(/titre \(en\) : .*\/nowhere/);
    await expect(panel.getByRole("alert")).toContainText(/titre \(en\) : .*160/);
    await expect(english).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    expect(difference()).toEqual({});
    await english.fill("A trial sentence: it is short.");
    // The other mistake stays listed until it is corrected, too.
    await expect(notice(page, "problems")).not.toContainText("/nowhere");
    await expect(notice(page, "problems")).toContainText("/nulle-part");
    await french.fill(typed);
    await expect(notice(page, "problems")).toBeHidden();
  });

  await test.step("a correct text is saved as typed, and the page shows it with typography", async () => {
    await save(page);
    await expect(page.locator("#page").getByText(shown)).toBeVisible();
    await test.step("and the page stays where it was", async () => {
      await page.evaluate(() => {
        scrollTo({ top: 300, behavior: "instant" });
      });
      await loading(page, () => page.evaluate(() => setTimeout(() => location.reload())));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    });
    expect(difference()).toEqual({
      "fr/about.yaml": [expect.stringContaining(lead), `+  lead: "${typed}"`],
      "en/about.yaml": [
        expect.stringContaining(content.in.en.about.hero.lead),
        '+  lead: "A trial sentence: it is short."',
      ],
    });
  });

  const telephone = content.company.offices[officeIds[0]].landline;

  await test.step("Alt and a press edit a link such as a telephone number; a press alone follows the link", async () => {
    await open(page, `${address}/contact`);
    await press(page, page.locator("main").getByRole("link", { name: telephone, exact: true }), {
      alt: true,
    });
    const number = panel.getByRole("textbox", { name: "un numéro de téléphone" });
    await expect(number).toHaveValue(telephone);
    // Tunisia has given no numbers that begin with 1.
    await number.fill("+216 10 234 567");
    await panel.getByRole("button", { name: "C’est la vraie valeur" }).click();
    await save(page);
    await expect(
      page.locator("main").getByRole("link", { name: "+216 10 234 567", exact: true }),
    ).toBeVisible();
    const doubt = "n’est pas un numéro attribué";
    await expect(notice(page, "saved")).toContainText(doubt);
    await expect(panel.locator(".body")).toContainText(doubt);
    expect(difference()["company.yaml"]).toEqual([
      `-    landline: ${telephone} # EXEMPLE / SAMPLE`,
      "+    landline: +216 10 234 567",
    ]);
    await panel.getByRole("button", { name: "Fermer" }).click();
    const link = page.locator("header").getByRole("link", { name: content.in.fr.about.breadcrumb });
    await link.click();
    await expect(page).toHaveURL(/about_us$/);
  });

  await test.step("a name shows in the page before it is saved, where nothing else is written", async () => {
    const { name } = content.company.brand;
    const logo = page.locator("header").getByText(name, { exact: true });
    if ((await logo.count()) === 0) return;
    await page.getByRole("button", { name: "Modifier le site" }).click();
    await panel.getByRole("button", { name: "Toutes les fiches" }).click();
    await panel.getByRole("button", { name: /^La société/ }).click();
    await panel.locator("summary", { hasText: "La marque" }).click();
    await panel.getByRole("textbox", { name: /nom de la société/ }).fill("Kalibra");
    await expect(page.locator("header").getByText("Kalibra", { exact: true })).toBeVisible();
    await panel.getByRole("button", { name: "Abandonner les changements" }).click();
    await expect(logo).toBeVisible();
    await panel.getByRole("button", { name: "Fermer" }).click();
  });

  await test.step("a press on a picture opens its field", async () => {
    const { first } = content.pictures.pages.quality;
    await open(page, `${address}${pathOf("quality", "fr")}`);
    const { x, y, width, height } = await boxOf(page.locator("main picture img").first());
    await page.mouse.click(x + width * 0.6, y + height * 0.6);
    await expect(panel.getByRole("combobox").first()).toHaveValue(first);
    await expect(panel.getByRole("combobox").first()).toBeFocused();
  });

  await test.step("a drawing's label on several lines is found by its words, elsewhere by its path", async () => {
    for (const [at, text] of [
      ["accreditation", content.in.fr.accreditation.hydraulicTest.labels.filling],
      ["controlCRS", known(content.in.fr.crs.subjects.items.a1?.parts).level],
    ] as const) {
      await open(page, `${address}/${at}`);
      await press(page, page.locator("svg text", { hasText: text }).first());
      await expect(panel.getByRole("textbox", { name: / fr$/ }).first()).toHaveValue(text);
    }
  });

  await test.step("a picture is replaced in its form by keyboard; one that is too small is refused", async () => {
    await open(page, `${address}/about_us`);
    await page.getByRole("button", { name: "Modifier le site" }).press("Enter");
    await panel.getByRole("button", { name: "Les images", exact: true }).press("Enter");
    await panel.locator("summary", { hasText: "Les images des pages" }).press("Enter");
    // This group starts open, as it has only four pictures.
    const about = panel
      .locator("details", { has: page.getByText(content.in.fr.about.breadcrumb, { exact: true }) })
      .last();
    const file = about.getByLabel("Choisir un nouveau fichier").nth(1);
    await file.setInputFiles(await picture(800, 600));
    await test.step("the page shows it before it is saved, and no longer when it is dropped", async () => {
      const { vision } = content.pictures.pages.about;
      const before = page.locator(`main img[src*="${vision}"]`);
      const shown = page.locator('main img[src^="data:"]');
      const drawn = () =>
        shown.evaluateAll((images) =>
          (images as HTMLImageElement[]).map(({ currentSrc, naturalWidth, naturalHeight }) => [
            ...[currentSrc.slice(0, 5), naturalWidth, naturalHeight],
          ]),
        );
      // A picture that was not near the window has no box yet; its frame has.
      await shown.locator("..").scrollIntoViewIfNeeded();
      await expect.poll(drawn).toEqual([["data:", 800, 600]]);
      await expect(before).toHaveCount(0);
      await panel.getByRole("button", { name: "Abandonner les changements" }).press("Enter");
      await expect(shown).toHaveCount(0);
      await expect(before).not.toHaveCount(0);
      await panel.getByRole("button", { name: "Les reprendre" }).press("Enter");
      await expect.poll(drawn).toEqual([["data:", 800, 600]]);
    });
    for (const [code, words] of [
      ["fr", "Une pompe neuve"],
      ["en", "A new pump"],
    ] as const)
      await about
        .getByRole("textbox", { name: `pour qui ne peut pas la voir ${code}` })
        .nth(1)
        .fill(words);
    await saveButton(page).click();
    await expect(notice(page, "problems")).toContainText(/pompe-neuve\.jpg.*800.*600/);
    await file.setInputFiles(await picture(1600, 900));
    await save(page);
    await expect(page.getByAltText("Une pompe neuve")).toBeAttached();
  });

  await test.step("an entry is added to a list", async () => {
    await panel.getByRole("button", { name: "Toutes les fiches" }).click();
    await expectAccessible(page);
    await panel.getByRole("button", { name: /^La société/ }).click();
    await panel.locator("summary", { hasText: "Les logos des partenaires" }).click();
    await panel.locator("summary", { hasText: "partenaires de la page d’accueil" }).click();
    await expectAccessible(page);
    const number = content.company.partners.home.length + 1;
    await panel.getByRole("button", { name: `Ajouter : Entrée ${number}` }).click();
    const entry = panel.locator(".entry", {
      has: page.getByRole("button", { name: `Retirer : Entrée ${number}` }),
    });
    await entry.getByRole("button", { name: "Ajouter : le nom de l’entreprise" }).click();
    await expect(entry.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("Une société");
    await entry.getByRole("combobox").selectOption("02.svg");
    await save(page);
    await expect(panel.getByText("Enregistré : company.yaml")).toBeVisible();
  });

  await test.step("the files contain these changes and no others", () => {
    const { vision } = content.pictures.pages.about;
    expect(difference()).toEqual({
      "fr/about.yaml": [expect.anything(), expect.anything()],
      "en/about.yaml": [expect.anything(), expect.anything()],
      "company.yaml": [expect.anything(), expect.anything(), "+    - { file: 02.svg, name: Une société }"],
      "pictures.yaml": [`-    vision: ${vision}`, "+    vision: pompe-neuve.jpg"],
      "fr/pictures.yaml": ["+pompe-neuve.jpg: Une pompe neuve"],
      "en/pictures.yaml": ["+pompe-neuve.jpg: A new pump"],
      "images/pompe-neuve.jpg": ["new file mode 100644", expect.stringMatching(/^Binary/)],
    });
  });

  await test.step("saves can be undone, but not if another program changed the file since", async () => {
    const undo = panel.getByRole("button", { name: "Annuler le dernier enregistrement" });
    for (const file of ["company.yaml", "images/pompe-neuve.jpg"]) {
      await loading(page, () => undo.click());
      await expect(notice(page, "undone")).toContainText(file);
    }
    expect(Object.keys(difference()).sort()).toEqual(["company.yaml", "en/about.yaml", "fr/about.yaml"]);
    const company = join(folder, "company.yaml");
    const theirs = readFileSync(company, "utf8").replace("city: Tunis", "city: La Marsa");
    await loading(page, () => writeFileSync(company, theirs));
    await undo.click();
    await expect(notice(page, "changedMeanwhile")).toContainText("company.yaml");
    expect(readFileSync(company, "utf8")).toBe(theirs);
  });

  expect(errors).toEqual([]);
});

test("if two windows change the same text, the editor asks, and no text is lost", async ({
  page,
  editor,
  context,
}) => {
  test.setTimeout(240_000);
  const file = join(editor.folder, "fr/contact.yaml");
  const untouched = readFileSync(file, "utf8");
  const { lead, title } = content.in.fr.contact.hero;
  const other = await context.newPage();
  const type = async (window: Page, from: string, to: string) => {
    await open(window, `${editor.address}/contact`);
    await press(window, window.locator("#page").getByText(from, { exact: true }).first());
    await panelOf(window).getByRole("textbox", { name: / fr$/ }).first().fill(to);
  };
  const conflict = notice(page, "conflicts");

  await type(page, lead, "Ce qui est écrit ici.");
  await type(other, lead, "Ce qui est écrit là.");
  // The first window reloads, as after each save of another window.
  await loading(page, async () => {
    await saveButton(other).click();
    await panelOf(other).getByRole("button", { name: "Enregistrer quand même" }).click();
    await expect(notice(other, "saved")).toBeVisible();
  });
  await expect(conflict).toContainText("Ce qui est écrit là.");
  await expect(conflict).toContainText("Ce qui est écrit ici.");
  await saveButton(page).click();
  await expect(conflict).toBeVisible();
  expect(readFileSync(file, "utf8")).toContain("Ce qui est écrit là.");
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Garder ce qui est écrit ici" }).click();

  // An edit by hand elsewhere in the same file: both changes stay.
  await loading(page, () => writeFileSync(file, readFileSync(file, "utf8").replace(title, "Par écrit")));
  await saveButton(page).click();
  await loading(page, () => panelOf(page).getByRole("button", { name: "Enregistrer quand même" }).click());
  await expect(notice(page, "saved")).toBeVisible();
  expect(readFileSync(file, "utf8")).toBe(
    untouched.replace(title, "Par écrit").replace(lead, "Ce qui est écrit ici."),
  );
  writeFileSync(file, untouched);
});

const site = "dist/client";

/** The texts, labels and link addresses of a page, in order. */
function saidIn(html: string): string[] {
  const [, page = ""] = /<div id="page"[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return [...page.matchAll(/>([^<]+)|\s(?:aria-label|alt|title|href)="([^"]*)"/g)].map(
    ([, text, attribute]) => text ?? attribute ?? "",
  );
}

test("an office and a language are added, shown and removed @release", async ({ page, editor }) => {
  test.setTimeout(480_000);
  const { address, difference } = editor;
  const panel = panelOf(page);
  const status = (path: string) =>
    fetch(address + path, { headers: { accept: "text/html" } }).then((answer) => answer.status);
  const before = difference();

  await test.step("an office, filled in in the forms of the company and of the offices", async () => {
    const values: Readonly<Record<string, string>> = {
      ...{ landline: "+216 71 000 009", mobile: "+216 20 123 456", email: "newhere@example.com" },
      ...{ street: "Rue du Lac", city: "Bizerte", country: "TN", map: "https://maps.example.com/bizerte" },
      ...{ title: "Bureau de Bizerte", shortTitle: "Bizerte office" },
    };
    const fill = async () => {
      const fields = panel.locator(`[data-place*='"newhere"']`);
      await expect(fields.first()).toBeAttached();
      for (const field of await fields.all()) {
        const place = JSON.parse((await field.getAttribute("data-place")) ?? "[]") as string[];
        await field.evaluate((element) => {
          for (
            let group = element.closest("details");
            group;
            group = group.parentElement?.closest("details") ?? null
          )
            group.open = true;
        });
        await field.fill(values[place.at(-1) ?? ""] ?? "");
      }
    };
    await open(page, `${address}/contact`);
    await page.getByRole("button", { name: "Modifier le site" }).click();
    await panel.getByRole("button", { name: /^La société/ }).click();
    const offices = panel.locator("details", { has: page.locator(`[data-place*='"offices"']`) }).first();
    await offices.locator("summary").first().click();
    const name = offices.getByLabel("Ajouter, sous un nom pour les fichiers").last();
    await name.fill("newhere");
    await name.press("Enter");
    await fill();
    await panel.getByRole("button", { name: "Toutes les fiches" }).click();
    await panel.getByRole("button", { name: "Les bureaux", exact: true }).click();
    await fill();
    await save(page);
    expect(await status("/newhere.vcf")).toBe(200);
    await page.goto(`${address}/contact`);
    await expect(page.getByRole("main").getByText("Bureau de Bizerte").first()).toBeVisible();
    await panel.getByRole("button", { name: "Retirer : newhere", exact: true }).click();
    await save(page);
    await expect.poll(() => status("/newhere.vcf")).toBe(404);
    expect(difference()).toEqual(before);
  });

  await test.step("a language, which begins with the texts of the default one", async () => {
    await panel.getByRole("button", { name: "Toutes les fiches" }).click();
    await panel.getByText("Les langues", { exact: true }).click();
    await panel.getByLabel(/^Code de la langue/).fill("qaa");
    await panel.getByLabel(/^Son nom/).fill("Invented");
    await panel.getByLabel(/^Langue et pays/).fill("eo_TN");
    await expectAccessible(page);
    await loading(page, () => panel.getByRole("button", { name: "Ajouter la langue" }).click());
    await expect(notice(page, "languagesChanged")).toContainText("qaa");
    await expect.poll(() => status("/qaa/contact")).toBe(200);
    const html = await (await fetch(`${address}/contact`, { headers: { accept: "text/html" } })).text();
    expect(html, "a flag leads there").toContain('href="/qaa/contact"');
    await panel.getByText("Les langues", { exact: true }).click();
    await loading(page, () => panel.getByRole("button", { name: "Retirer : qaa" }).click());
    await expect(notice(page, "languagesChanged")).toBeVisible();
    await expect.poll(() => status("/qaa/contact")).toBe(404);
    expect(difference()).toEqual(before);
  });
});

test("every page has the same texts with the editor as without, and no tags @release", async ({ editor }) => {
  test.setTimeout(300_000);
  const { address, folder } = editor;
  // Undo the changes of the tests before.
  for (const file of globSync("**/*.yaml", { cwd: "content" }))
    writeFileSync(join(folder, file), readFileSync(join("content", file)));
  for (const path of languageCodes.flatMap((code) => pageIds.map((page) => pathOf(page, code)))) {
    const answer = async () => (await fetch(address + path, { headers: { accept: "text/html" } })).text();
    const built = readFileSync(join(site, path === "/" ? "index.html" : `${path}.html`), "utf8");
    await expect.poll(async () => saidIn(await answer()), { message: path }).toEqual(saidIn(built));
    const whole = (await answer()).replaceAll(/ data-props="[^"]*"/g, "");
    expect(whole, path).toContain("data-field-paths");
    expect(whole, "styles of the editor in the page").not.toContain("panel.css");
    expect(whole, path).not.toMatch(/[\u200b-\u200d\u2060-\u2063\ufeff]/);
  }
});

test("only requests from this machine with this start's token are accepted", async ({ page, editor }) => {
  const { address, port, difference } = editor;
  const host = `127.0.0.1:${port}`;
  const before = difference();
  for (const [path, asked, status] of [
    ["/about_us", { host, accept: "text/html" }, 200],
    ["/about_us", { host: `rebound.example:${port}`, accept: "text/html" }, 403],
    ["/@editor/content", { host }, 403],
    ["/@editor/save", { host, method: "POST", "x-editor-token": "guessed" }, 403],
  ] as const)
    expect((await ask(port, path, asked)).status).toBe(status);

  // A page from another port of this machine, in the same browser.
  const other = createServer((_, response) => response.end("<!doctype html>"));
  await withServer(other, async (origin) => {
    await page.goto(origin);
    const reached = page.evaluate((module) => import(module), `${address}/@id/__x00__virtual:editor-token`);
    await expect(reached).rejects.toThrow(/Failed to fetch/);
  });

  // The editor's own page, with a request of another form.
  await open(page, `${address}/about_us`);
  const answer = page.evaluate(async (module) => {
    const { token } = (await import(module)) as { readonly token: string };
    const headers = { "x-editor-token": token };
    const said = await fetch("/@editor/save", { method: "POST", headers, body: '{"changes":[{}]}' });
    return [said.status, await said.text()];
  }, "/@id/__x00__virtual:editor-token");
  expect(await answer).toEqual([400, expect.stringContaining("recharger la page")]);
  expect(difference()).toEqual(before);
});
