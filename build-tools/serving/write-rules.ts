import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readContent } from "#app/content/read-content.ts";
import { contentSourceOf } from "../content-source.ts";
import { caddyRules } from "./caddy-rules.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { inlineScripts, settleScripts } from "./page-scripts.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";

/**
 * Makes the inline scripts of all pages alike. @returns their texts, each once
 * @throws when a script differs from page to page: its hash would have to be in the headers of every answer
 */
async function settlePages(site: string): Promise<string[]> {
  const pages = new Map<string, readonly string[]>();
  for await (const file of glob("**/*.html", { cwd: site })) {
    const html = settleScripts(await readFile(join(site, file), "utf8"));
    await writeFile(join(site, file), html);
    pages.set(file, inlineScripts(html));
  }
  const all = new Set([...pages.values()].flat());
  for (const [file, scripts] of pages) {
    const missing = [...all].find((script) => !scripts.includes(script));
    if (missing !== undefined)
      throw new Error(
        `An inline script stands on some pages and not on ${file}: ${JSON.stringify(missing.slice(0, 120))}. ` +
          "The headers allow each inline script by its hash, the same ones on all pages: " +
          "put the script on every page, or what differs into attributes, as build-tools/serving/page-scripts.ts does.",
      );
  }
  return [...all];
}

/**
 * Writes what servers read beside the pages, all of it from the tables in this folder: `_headers` and `_redirects` for
 * hosts of static files, `site.caddy` for Caddy, and `security.txt`.
 * @param project folder that holds `content/`  @param buildFolder folder that holds the built site as `client`
 */
export async function writeRules(project: string, buildFolder: string): Promise<void> {
  const site = join(buildFolder, "client");
  const scripts = await settlePages(site);
  await writeFile(join(site, "_headers"), headersFile(scripts));
  await writeFile(join(site, "_redirects"), redirectsFile());
  await writeFile(join(buildFolder, "site.caddy"), caddyRules(scripts));
  const securityFile = join(site, securityTxtPath);
  await mkdir(dirname(securityFile), { recursive: true });
  await writeFile(
    securityFile,
    securityTxt(readContent(contentSourceOf(join(project, "content"))), new Date()),
  );
}
