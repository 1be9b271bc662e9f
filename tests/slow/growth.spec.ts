import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";

test("a page is taken away with its folder, its content, its line, and the links that led there", async () => {
  test.slow();
  const copy = copyProject("without-a-page");
  const cut = (file: string, find: RegExp) => {
    const text = readFileSync(join(copy, file), "utf8");
    expect(text, `${String(find)} in ${file}`).toMatch(find);
    writeFileSync(join(copy, file), text.replace(find, ""));
  };
  rmSync(join(copy, "app/pages/accessibility"), { recursive: true });
  cut("model/schema/pages/index.ts", /.*accessibility.*\n/);
  cut("model/site/pages.ts", /.*accessibility.*\n/);
  cut("app/routes.server.tsx", /.*accessibility.*\n/gi);
  cut("app/data/frame.server.ts", /, "accessibility"/);
  for (const code of ["fr", "en"]) {
    rmSync(join(copy, `content/${code}/accessibility.yaml`));
    cut(`content/${code}/frame.yaml`, / {2}Accessibilité: .*\n/);
  }
  cut("content/en/language.yaml", / {2}accessibility: .*\n/);

  const build = new Command(copy, ["build"]);
  expect(await build.ended, build.said).toBe(0);
  expect(existsSync(join(copy, "dist/client/glossaire.html"))).toBe(true);
  expect(existsSync(join(copy, "dist/client/accessibilite.html"))).toBe(false);
  rmSync(copy, { recursive: true });
});

test("a tenth method is a line and a file in each language, even without drawing, code, standards or equipment", async () => {
  test.slow();
  const copy = copyProject("with-a-method");
  const edit = (file: string, change: (text: string) => string, from = file) => {
    const text = change(readFileSync(join(copy, from), "utf8"));
    writeFileSync(join(copy, file), text);
  };
  edit("content/methods.yaml", (text) => `${text}radar: {}\n`);
  for (const [code, address] of [
    ["fr", "radar-de-sol"],
    ["en", "ground-radar"],
  ] as const)
    edit(
      `content/${code}/methods/radar.yaml`,
      (text) =>
        text
          .replace(/^address: .*/m, `address: ${address}`)
          .replace(/^name: .*/m, "name: Radar")
          .replace(/^code: .*\n/m, "")
          .replace(/^(?:diagram|standards):\n(?:(?: .*)?\n)+(?=\w)/gm, ""),
      `content/${code}/methods/visual.yaml`,
    );

  const build = new Command(copy, ["build"]);
  expect(await build.ended, build.said).toBe(0);
  const built = (file: string) => readFileSync(join(copy, "dist/client", file), "utf8");
  const page = built("controlCND/radar-de-sol.html");
  expect(page).toContain("Radar");
  expect(page).not.toMatch(
    /<figure|undefined|<ul class="[^"]*"><\/ul>|<dl class="[^"]*"><\/dl>|<tbody><\/tbody>/,
  );
  expect(built("en/controlCND/ground-radar.html")).toContain('hrefLang="fr" href="http://127.0.0.1');
  expect(built("controlCND.html")).toContain("Dix méthodes");
  expect(built("controlCND.html").match(/href="\/controlCND\/radar-de-sol"/g)?.length).toBeGreaterThan(1);
  expect(built("controlCND/controle-revetement.html")).toContain("/controlCND/radar-de-sol");
  expect(built("sitemap.xml")).toContain("/controlCND/radar-de-sol");
  expect(existsSync(join(copy, "dist/client/social/fr/methods/radar.jpg"))).toBe(true);
  rmSync(copy, { recursive: true });
});
