/** The last steps of a build: compression, files of hosts, list of files. */
import { existsSync, globSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { siteUrl } from "#app/data/site-url.server.ts";
import { robots, sitemap } from "./files/sitemap.ts";
import { fileListName, writeFileList } from "./hosts/file-list.ts";
import { compressible } from "./hosts/headers.ts";
import { hostFiles } from "./hosts/host-files.ts";
import type { Project } from "./project.ts";

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/** Compresses files, as many at a time as there are processors. After a failure no further file is started. */
async function compressAll(site: string): Promise<void> {
  const files = globSync(`**/*.{${compressible.join(",")}}`, { cwd: site });
  const width = availableParallelism();
  for (let first = 0; first < files.length; first += width) {
    const some = files.slice(first, first + width).map((file) => compress(join(site, file)));
    for (const result of await Promise.allSettled(some))
      if (result.status === "rejected") throw result.reason;
  }
}

/** Replaces the parts of the last build by those of a finished one, in this order. The last build stays complete until then. */
async function replaceBuild(output: string, buildFolder: string, parts: readonly string[]): Promise<void> {
  const places = parts.map((part) => join(buildFolder, part));
  const removeFormer = async () => {
    for (const place of places) await rm(`${place}.former`, { recursive: true, force: true });
  };
  await removeFormer();
  for (const part of parts) {
    const place = join(buildFolder, part);
    if (existsSync(place)) await rename(place, `${place}.former`);
    await rename(join(output, part), place);
  }
  await removeFormer();
}

/**
 * Makes the files for servers and search engines, and only then replaces the last build. @param output folder of the build; removed
 * afterwards
 */
export async function finishBuild(project: Project, output: string, buildFolder: string): Promise<void> {
  const site = project.site();
  const scripts = Object.values(await project.inlineScripts());
  const files = {
    "client/sitemap.xml": sitemap(site, siteUrl),
    "client/robots.txt": robots(siteUrl),
    ...hostFiles(site, scripts),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(output, file)), { recursive: true });
    await writeFile(join(output, file), text);
  }
  await compressAll(join(output, "client"));
  const rules = Object.keys(files).filter((file) => !file.startsWith("client/"));
  writeFileList(output, rules);
  // The list of files goes first: until the rest has followed, it does not match, so that nobody takes a mixture for a build.
  await replaceBuild(output, buildFolder, [fileListName, ...rules, "client"]);
  await rm(output, { recursive: true });
  if (!process.env.SITE_URL) {
    console.warn(
      "L’adresse du site n’est pas donnée, et ses pages se croient sur cette machine\u00a0: avant la mise en ligne, construire par npm run build -- --url https://votre.domaine",
    );
  }
}
