import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { siteUrl } from "#app/data/site-url.server.ts";
import { robots, sitemap } from "./files/sitemap.ts";
import { replaceBuild } from "./hosts/build-folder.ts";
import { fileListName, ruleFiles, writeFileList } from "./hosts/file-list.ts";
import { writeRules } from "./hosts/write-rules.ts";

const compressible = "**/*.{html,js,css,svg,json,txt,xml,webmanifest}";

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

/** Compresses what is worth it, as many files at a time as there are processors. Where one fails, none is begun any more. */
async function compressAll(site: string): Promise<void> {
  const files = globSync(compressible, { cwd: site });
  const width = availableParallelism();
  for (let first = 0; first < files.length; first += width) {
    const some = files.slice(first, first + width).map((file) => compress(join(site, file)));
    for (const result of await Promise.allSettled(some))
      if (result.status === "rejected") throw result.reason;
  }
}

interface FinishOptions {
  /** The project's folder, which holds `content/`. */
  readonly project: string;
  /** Folder that holds what was prerendered. It is gone afterwards. */
  readonly made: string;
  /** Where `client/` and what stands beside it are to be. */
  readonly buildFolder: string;
}

/**
 * Makes what was prerendered what file servers and search engines need, and only then puts it in the place of the
 * build before.
 */
export async function finishBuild({ project, made, buildFolder }: FinishOptions): Promise<void> {
  const site = join(made, "client");
  await writeFile(join(site, "sitemap.xml"), sitemap(siteUrl));
  await writeFile(join(site, "robots.txt"), robots(siteUrl));
  await writeRules(project, made);
  await compressAll(site);
  writeFileList(made, ruleFiles);
  // The list goes first: until the rest has followed, it fits nothing, and nobody takes two halves for a build.
  const parts = [fileListName, ...ruleFiles, "client"];
  await replaceBuild(
    parts.map((part) => join(made, part)),
    parts.map((part) => join(buildFolder, part)),
  );
  await rm(made, { recursive: true });
  if (!process.env.SITE_URL) {
    console.warn(
      "L’adresse du site n’est pas donnée, et ses pages se croient sur cette machine\u00a0: avant la mise en ligne, construire par npm run build -- --url https://votre.domaine",
    );
  }
}
