import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

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
