import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { growth, scriptsOf } from "../../bench/growth.ts";
import { Command, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";

test("forty pages more cost the home page no script", async () => {
  test.slow();
  const { homeScripts, extraScripts } = await growth(40);
  const before = scriptsOf("build/client", "index.html");
  // Not a byte, but for names of files that compress otherwise.
  expect(homeScripts - before, "bytes that the home page's scripts have grown by").toBeLessThan(20);
  // An extra page needs what every inner page shares, and no words of the other thirty-nine.
  expect(extraScripts).toBeLessThan(before + 2000);
});

test("a page is taken away with its folder, its content, its line, and the links that led there", async () => {
  test.slow();
  const copy = copyProject("without-a-page");
  const cut = (file: string, find: RegExp) => {
    const text = readFileSync(join(copy, file), "utf8");
    expect(text, `${String(find)} in ${file}`).toMatch(find);
    writeFileSync(join(copy, file), text.replace(find, ""));
  };
  rmSync(join(copy, "app/pages/accessibility"), { recursive: true });
  cut("app/pages/pages.server.ts", /.*accessibility.*\n/);
  cut("app/content/frame.server.ts", /, "accessibility"/);
  for (const code of ["fr", "en"]) {
    rmSync(join(copy, `content/${code}/accessibility.yaml`));
    cut(`content/${code}/frame.yaml`, / {2}Accessibilité: .*\n/);
  }
  cut("content/en/language.yaml", / {2}accessibility: .*\n/);

  const build = new Command(copy, ["build"]);
  expect(await build.ended, build.said).toBe(0);
  expect(existsSync(join(copy, "build/client/glossaire.html"))).toBe(true);
  expect(existsSync(join(copy, "build/client/accessibilite.html"))).toBe(false);
  rmSync(copy, { recursive: true });
});
