import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectAt } from "./project.ts";
import { finishBuild } from "./finish-build.ts";

let folder = "";
const project = projectAt(process.cwd(), true);
const at = (...path: string[]) => join(folder, ...path);

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

async function prerendered(): Promise<void> {
  for (const [file, text] of Object.entries({ "index.html": "new", "assets/entry-1.js": "new" }))
    await write(`next/client/${file}`, text);
}

const build = () => finishBuild(project, at("next"), folder);
const served = (file: string) => readFile(at("client", file), "utf8");

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), "finish-build-"));
  await write("client/index.html", "former");
  await write("client/assets/former.js", "");
  await write("site.caddy", "former");
  await prerendered();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test(
  "a finished build replaces the previous one, and nothing else is left",
  { timeout: 60_000 },
  async () => {
    await build();
    expect(await readdir(folder)).toEqual([
      "client",
      "site.caddy",
      "site.maps.nginx",
      "site.rules.nginx",
      "site.sha256",
    ]);
    expect(
      spawnSync("sha256sum", ["--check", "--strict", "--status", "site.sha256"], { cwd: folder }).status,
    ).toBe(0);
    const listed = (await readFile(at("site.sha256"), "utf8")).split("\n");
    expect(listed.some((line) => line.endsWith("  client/.well-known/security.txt"))).toBe(true);
    expect(await served("index.html")).toBe("new");
    expect(existsSync(at("client/assets/former.js"))).toBe(false);
    expect(await readFile(at("site.caddy"), "utf8")).toContain("sha256-");
  },
);

test.skipIf(!existsSync("/dev/full"))(
  "on a full disk the build fails with an error, and the previous build stays complete",
  { timeout: 60_000 },
  async () => {
    await symlink("/dev/full", at("next/client/index.html.gz"));
    await expect(build()).rejects.toThrow(/ENOSPC/);
    expect(await served("index.html")).toBe("former");
    expect(await readdir(at("client"))).toEqual(["assets", "index.html"]);
    expect(await readFile(at("site.caddy"), "utf8")).toBe("former");
    await rm(at("next"), { recursive: true });
    await prerendered();
    await build();
    expect(await served("index.html")).toBe("new");
  },
);
