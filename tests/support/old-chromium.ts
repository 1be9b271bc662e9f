import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const name = "@sparticuz/chromium";

/** Old versions of Chromium as an npm package brings them, with the hash of each. */
const packages = {
  "106.0.2": "YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==",
  "113.0.1": "m64Nc58YObfCYkPbc8EBsnhWCFaw02dbXhWNOmx+OYoIPtIRar+reGYyAeGC0HD9RUZfPEwMHHSZ8MFxdSWXZQ==",
} as const;

export type OldChromium = keyof typeof packages;

function run(program: string, ...args: readonly string[]): void {
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`);
}

/**
 * An old Chromium, fetched once into `.cache` and no dependency of the project.
 * @returns path of the program, or why it cannot be had on this machine
 * @throws where what was fetched is not what the hash names
 */
export function oldChromium(
  version: OldChromium,
): { readonly program: string } | { readonly reason: string } {
  const folder = resolve(".cache/old-chromium", version);
  const program = join(folder, "chromium");
  if (existsSync(program)) return { program };
  if (process.platform !== "linux" || process.arch !== "x64")
    return { reason: "it runs on Linux (x64) only" };
  mkdirSync(folder, { recursive: true });
  try {
    run("npm", "pack", `${name}@${version}`, "--pack-destination", folder);
  } catch (error) {
    return { reason: String(error) };
  }
  const archive = join(folder, `${name.slice(1).replace("/", "-")}-${version}.tgz`);
  const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
  if (hash !== packages[version]) throw new Error(`${name}@${version} has another hash: sha512-${hash}`);
  run("tar", "-xzf", archive, "-C", folder);
  writeFileSync(
    `${program}.part`,
    brotliDecompressSync(readFileSync(join(folder, "package/bin/chromium.br"))),
    {
      mode: 0o755,
    },
  );
  renameSync(`${program}.part`, program);
  return { program };
}
