import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { securityTxtPath } from "../../ssg/hosts/host-files.ts";
import { Command, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";

/** Variables that a shell, an editor or a CI machine may set; none concerns this site. */
const hostile = {
  ...{ NODE_ENV: "development", MODE: "development", DEV: "1", VITE_X: "1", BASE_URL: "/elsewhere", CI: "1" },
  ...{ LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", LANGUAGE: "tr", TZ: "Pacific/Kiritimati" },
  ...{ BROWSERSLIST: "ie 11", BROWSERSLIST_ENV: "modern", FORCE_COLOR: "3" },
  ...{ HTTP_PROXY: "http://127.0.0.1:9", HTTPS_PROXY: "http://127.0.0.1:9", ALL_PROXY: "http://127.0.0.1:9" },
  ...{ npm_config_production: "true", npm_config_omit: "dev", npm_config_proxy: "http://127.0.0.1:9" },
};

/** The files of a build with their hashes, except the one that contains its date. */
const listOf = (folder: string) =>
  readFileSync(join(folder, "site.sha256"), "utf8")
    .split("\n")
    .filter((line) => !line.endsWith(securityTxtPath));

test("a build is the same byte for byte, with any environment variables and .env files @release", async () => {
  test.slow();
  const folder = copyProject("surroundings");
  for (const file of [".env", ".env.production", ".env.local"])
    writeFileSync(join(folder, file), "NODE_ENV=development\nVITE_X=1\nBASE_URL=/elsewhere\n");
  // The address of the build to compare with; empty means none.
  const [, address = ""] =
    /^Sitemap: (.*)\/sitemap.xml$/m.exec(readFileSync("dist/client/robots.txt", "utf8")) ?? [];
  const umask = process.umask(0o077);
  const build = new Command(folder, ["build"], {
    ...hostile,
    SITE_URL: address.includes("127.0.0.1") ? "" : address,
  });
  process.umask(umask);
  expect(await build.ended, build.said).toBe(0);
  expect(listOf(join(folder, "dist"))).toEqual(listOf("dist"));
  // The server's user must be able to read it.
  expect(statSync(join(folder, "dist/client/index.html")).mode & 0o777).toBe(0o644);
  expect(statSync(join(folder, "dist/client/assets")).mode & 0o777).toBe(0o755);
});
