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
 * Turns a site into its next release: the code has another name, the contact page another title, and of the scripts of
 * which the name begins as given, none keeps its address.
 */
export function makeNextRelease(
  { folder }: SiteCopy,
  script: string,
  title: readonly [string, string],
): void {
  const site = join(folder, "client");
  const names = globSync(`assets/${script}-*.js`, { cwd: site }).map((file) => basename(file, ".js"));
  if (names.length === 0) throw new Error(`No script of the site is called ${script}`);
  const release = /"release\\?",\\?"([0-9a-f]{8})/.exec(
    readFileSync(join(site, "contact.data"), "utf8"),
  )?.[1];
  if (release === undefined) throw new Error("The data of the contact page names no release");
  for (const file of globSync("**/*.{html,data,js}", { cwd: site })) {
    const path = join(site, file);
    const former = readFileSync(path, "utf8");
    let text = former.replaceAll(release, "ffffffff");
    for (const name of names) text = text.replaceAll(name, `${name}-next`);
    if (/contact\.(html|data)$/.test(file)) text = text.replaceAll(...title);
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
