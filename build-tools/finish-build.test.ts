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
function page(title: string): string {
  const stream = JSON.stringify(`[{"title":"${title}"}]\n`);
  return `<html><head><title>${title}</title></head><body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry-1.js");</script><script>window.__reactRouterContext.streamController.enqueue(${stream});</script></body></html>`;
}

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
  await write("next/client/__spa-fallback.html", page("fallback"));
  await write("next/server/index.js", "");
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
    expect(await readdir(folder)).toEqual(["client", "site.caddy"]);
    expect(await served("index.html")).toContain("<title>new /</title>");
    expect(await served("about_us.html")).toContain("<title>new /about_us</title>");
    expect(await served("en.html")).toContain("<title>new /en</title>");
    expect(await served("en/404.html")).toContain("<title>new /en/404</title>");
    expect(existsSync(at("client/assets"))).toBe(false);
    for (const file of ["about_us", "__spa-fallback.html", "404"])
      expect(existsSync(at("client", file))).toBe(false);
    expect(await readFile(at("site.caddy"), "utf8")).toContain("sha256-");
  },
);

test("the data of a page comes through as it was", { timeout: 60_000 }, async () => {
  await build();
  const [, stream = ""] = /data-stream='([^']*)'/.exec(await served("about_us.html")) ?? [];
  expect(stream).toBe('[{"title":"new /about_us"}]\n');
});

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

test(
  "a script that differs from page to page stops the build and is named",
  { timeout: 60_000 },
  async () => {
    await write(
      "next/client/contact/index.html",
      page("contact").replace("</body>", "<script>other()</script></body>"),
    );
    await expect(build()).rejects.toThrow(/other\(\)/);
    expect(await served("index.html")).toBe("former");
  },
);
