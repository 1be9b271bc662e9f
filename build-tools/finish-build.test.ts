import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { notFoundSegment, pageIds, pathOf } from "#app/i18n/paths.ts";
import { finishBuild } from "./finish-build.ts";

let folder = "";
const project = process.cwd();
const at = (...path: string[]) => join(folder, ...path);

/** A page as the router writes it. */
const page = (title: string) => `<!doctype html><title>${title}</title>`;

/** What the router tells of its output: that all pages share a module, and each names what it is made of. */
const serverBuild = `
const part = (id, imports, css) => ({ id, module: "/assets/" + id + "-1.js", imports, css });
export const assets = {
  url: "/assets/manifest-1.js",
  entry: part("entry", ["/assets/vendor-1.js"]),
  routes: {
    root: part("root", ["/assets/router-1.js"], ["/assets/style-1.css"]),
    about: part("about", ["/assets/inner-1.js"]),
    card: part("card", []),
  },
};
export const routes = {
  root: { module: { default: () => null } },
  about: { module: { default: () => null } },
  card: { module: {} },
};
`;

/** Scripts and styles that a page names, and others. */
const used = ["about-1.js", "entry-1.js", "inner-1.js", "style-1.css", "vendor-1.js"];
const unused = ["card-1.js", "former-1.css", "manifest-1.js", "root-1.js", "router-1.js"];

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

/** What the router leaves behind. */
async function routerOutput(): Promise<void> {
  const addresses = languages.flatMap(({ code, prefix }) => [
    ...pageIds.map((id) => pathOf(id, code)),
    `${prefix}/${notFoundSegment}`,
  ]);
  for (const address of addresses) await write(`next/client${address}/index.html`, page(`new ${address}`));
  for (const file of [...used, ...unused, "picture-1.svg"]) await write(`next/client/assets/${file}`, file);
  for (const file of ["_root.data", "about_us.data", "en/about_us.data"])
    await write(`next/client/${file}`, "[]");
  await write("next/server/index.js", serverBuild);
}

const build = () => finishBuild({ project, made: at("next"), buildFolder: folder });
const served = (file: string) => readFile(at("client", file), "utf8");

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), "finish-build-"));
  await write("client/index.html", "former");
  await write("client/assets/former.js", "");
  await write("site.caddy", "former");
  await routerOutput();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test(
  "a finished build takes the place of the one before, and nothing else is left",
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
    expect(await served("index.html")).toContain("<title>new /</title>");
    expect(await served("about_us.html")).toContain("<title>new /about_us</title>");
    expect(await served("en.html")).toContain("<title>new /en</title>");
    expect(await served("en/404.html")).toContain("<title>new /en/404</title>");
    expect(existsSync(at("client/assets/former.js"))).toBe(false);
    for (const file of ["about_us", "404"]) expect(existsSync(at("client", file))).toBe(false);
    expect(await readFile(at("site.caddy"), "utf8")).toContain("sha256-");
  },
);

test(
  "what only a router in the browser would ask for is left out, and all that pages name stays",
  { timeout: 60_000 },
  async () => {
    await build();
    const files = (await readdir(at("client"), { recursive: true })).filter(
      (file) => !/\.(br|gz)$/.test(file),
    );
    expect(files.filter((file) => file.endsWith(".data"))).toEqual([]);
    const assets = files.filter((file) => file.startsWith("assets/")).map((file) => file.slice(7));
    expect(assets.sort()).toEqual([...used, "picture-1.svg"].sort());
  },
);

test.skipIf(!existsSync("/dev/full"))(
  "a disk that is full leaves the build before whole, and says so",
  { timeout: 60_000 },
  async () => {
    await symlink("/dev/full", at("next/client/contact.html.gz"));
    await expect(build()).rejects.toThrow(/ENOSPC/);
    expect(await served("index.html")).toBe("former");
    expect(await readdir(at("client"))).toEqual(["assets", "index.html"]);
    expect(await readFile(at("site.caddy"), "utf8")).toBe("former");
    await rm(at("next"), { recursive: true });
    await routerOutput();
    await build();
    expect(await served("index.html")).toContain("new");
  },
);
