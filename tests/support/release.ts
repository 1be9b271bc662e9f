import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** A copy of the built site in a folder of its own, which a test may change. */
export interface SiteCopy {
  /** Folder that holds `client/` and `site.caddy`. */
  readonly folder: string;
  readonly remove: () => void;
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("build", folder, { recursive: true, preserveTimestamps: true });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Turns a site into its next release: the contact page has another title, and of the scripts of which the name begins as
 * given, none keeps its address.
 */
export function makeNextRelease(
  { folder }: SiteCopy,
  script: string,
  title: readonly [string, string],
): void {
  const site = join(folder, "client");
  const names = globSync(`assets/${script}-*.js`, { cwd: site }).map((file) => basename(file, ".js"));
  if (names.length === 0) throw new Error(`No script of the site is called ${script}`);
  for (const file of globSync("**/*.{html,js}", { cwd: site })) {
    const path = join(site, file);
    const former = readFileSync(path, "utf8");
    let text = former;
    for (const name of names) text = text.replaceAll(name, `${name}-next`);
    if (file === "contact.html") text = text.replaceAll(...title);
    if (text === former) continue;
    writeFileSync(path, text);
    // What is compressed is of the former release.
    for (const extension of [".br", ".gz"]) rmSync(path + extension, { force: true });
  }
  for (const name of names) {
    renameSync(join(site, `assets/${name}.js`), join(site, `assets/${name}-next.js`));
    for (const extension of [".br", ".gz"])
      rmSync(join(site, `assets/${name}.js${extension}`), { force: true });
  }
}
