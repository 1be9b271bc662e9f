import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One file laid over another: groups are merged, all else is replaced. */
function merged(below: unknown, above: unknown): unknown {
  if (!isGroup(below) || !isGroup(above)) return above;
  return {
    ...below,
    ...Object.fromEntries(Object.entries(above).map(([key, value]) => [key, merged(below[key], value)])),
  };
}

/**
 * Lays a folder that holds only what differs over a content folder: YAML files are merged field by field; `company.yaml`
 * and what is said of each office are replaced, and so is every folder of pictures that the overlay has.
 */
export function layOver(content: string, overlay: string): void {
  for (const folder of ["maps", "partners", "logo"].filter((name) => existsSync(join(overlay, name)))) {
    rmSync(join(content, folder), { recursive: true, force: true });
    cpSync(join(overlay, folder), join(content, folder), { recursive: true });
  }
  cpSync(join(overlay, "company.yaml"), join(content, "company.yaml"));
  for (const file of globSync("*/**/*.yaml", { cwd: overlay })) {
    const read = (folder: string): unknown => parse(readFileSync(join(folder, file), "utf8"));
    const whole = file.endsWith("offices.yaml");
    writeFileSync(
      join(content, file),
      stringify(whole ? read(overlay) : merged(read(content), read(overlay))),
    );
  }
}
