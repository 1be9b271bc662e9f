/** Writes every page as a file. */
import { globSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import type * as Routes from "#app/documents/routes.server.tsx";
import { writeSocialImages } from "./files/social-images.ts";
import { finishBuild } from "./finish-build.ts";
import { outputFolder } from "./pages.ts";
import type { Project } from "./project.ts";

function modulesFrom(manifest: Manifest): Routes.BrowserFiles["modulesOf"] {
  const importsOf = (key: string, found = new Set<string>()): string[] => {
    const fresh = (manifest[key]?.imports ?? []).filter((name) => !found.has(name));
    for (const name of fresh) found.add(name);
    return [...fresh, ...fresh.flatMap((name) => importsOf(name, found))];
  };
  const addressOf = (key: string) => {
    const file = manifest[key]?.file;
    if (file === undefined) throw new Error(`${key} was not built`);
    return `/${file}`;
  };
  return (module) => [...new Set([module, ...importsOf(module)].map(addressOf))];
}

/** `/about_us` is written to `about_us.html`, as hosts of static files expect. */
const fileOf = (path: string, type: string) =>
  type.startsWith("text/html") ? `${path === "/" ? "/index" : path}.html` : path;

async function writeDocuments(output: string) {
  const site = join(output, "client");
  const manifest = join(site, ".vite/manifest.json");
  const modulesOf = modulesFrom(JSON.parse(await readFile(manifest, "utf8")) as Manifest);
  await rm(dirname(manifest), { recursive: true });
  // These hold the styles of islands only; the server build's style sheet has the styles of all components.
  for (const sheet of globSync("assets/*.css", { cwd: site })) await rm(join(site, sheet));
  const server = join(output, "server");
  await cp(join(server, "assets"), join(site, "assets"), {
    recursive: true,
    force: false,
    filter: (file) => !file.endsWith(".js"),
  });
  const files = { styles: globSync("assets/*.css", { cwd: server }).map((sheet) => `/${sheet}`), modulesOf };
  const built = (await import(
    /* @vite-ignore */ pathToFileURL(join(output, "server/routes.js")).href
  )) as typeof Routes;
  for (const [path, { type, render }] of built.routes) {
    const file = join(site, fileOf(path, type));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, render(files));
  }
  return built;
}

/**
 * Vite plugin: the whole build. It is written beside the last one, which may be being served and stays complete until this one is
 * finished.
 */
export function prerender(project: Project): Plugin {
  return {
    name: "prerender",
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error("Vite has no environments named client and ssr any more");
      const { root } = builder.config;
      const output = join(root, outputFolder);
      await rm(output, { recursive: true, force: true });
      await builder.build(client);
      await builder.build(ssr);
      const built = await writeDocuments(output);
      await writeSocialImages(project, join(output, "client"), built.methodDrawing);
      await finishBuild(project, output, join(root, "dist"));
    },
  };
}
