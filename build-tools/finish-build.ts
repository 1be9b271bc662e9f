import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { languages } from "#app/i18n/languages.ts";
import { notFoundSegment } from "#app/i18n/paths.ts";

const compressible = "**/*.{html,js,css,svg,data,json,txt,xml,webmanifest}";

/** `404/index.html` becomes `404.html`, where every host looks for it; the page has no data file of its own. */
async function placeNotFoundPages(site: string): Promise<void> {
  for (const { prefix } of languages) {
    const folder = join(site, prefix, notFoundSegment);
    await rename(join(folder, "index.html"), `${folder}.html`);
    await rm(folder, { recursive: true });
    await rm(`${folder}.data`, { force: true });
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Makes the router's output what a plain file server needs. @param buildFolder the router's build directory */
export async function finishBuild(buildFolder: string): Promise<void> {
  const site = join(buildFolder, "client");
  // A page for every unknown address would answer 200 to all of them.
  await rm(join(site, "__spa-fallback.html"), { force: true });
  await placeNotFoundPages(site);
  for await (const file of glob(compressible, { cwd: site })) await compress(join(site, file));
  await rm(join(buildFolder, "server"), { recursive: true, force: true });
  if (!process.env.SITE_URL) {
    console.warn(
      "SITE_URL is not set: canonical links and sharing tags point at the loopback address. " +
        "Build with SITE_URL=https://your.domain before going live.",
    );
  }
}
