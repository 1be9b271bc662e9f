import { existsSync, globSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * `about_us/index.html` becomes `about_us.html`: hosts of static files serve that at `/about_us`, and lead away from a
 * slash at its end, where a folder would do the opposite.
 * @param site folder of the built site
 */
export async function moveToFlatFiles(site: string): Promise<void> {
  const files = globSync("*/**/index.html", { cwd: site });
  // Inner folders first: a folder is empty once those within are.
  for (const file of files.sort((one, other) => other.length - one.length)) {
    const folder = dirname(join(site, file));
    await rename(join(site, file), `${folder}.html`);
    await rmdir(folder).catch(() => {
      // Other pages are in it.
    });
  }
}

/**
 * Puts a finished build in the place of the one before, which stays whole until then and is what remains when anything
 * fails. @param made paths of what was built  @param places where it is to stand, in the same order
 */
export async function replaceBuild(made: readonly string[], places: readonly string[]): Promise<void> {
  const former = places.map((place) => `${place}.former`);
  for (const path of former) await rm(path, { recursive: true, force: true });
  for (const [index, place] of places.entries()) {
    if (existsSync(place)) await rename(place, former[index] ?? "");
    await rename(made[index] ?? "", place);
  }
  for (const path of former) await rm(path, { recursive: true, force: true });
}
