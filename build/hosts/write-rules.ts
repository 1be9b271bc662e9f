import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { siteContent } from "../plugins/content.ts";
import { handedOn } from "../handed-on.ts";
import { inlineScripts } from "../plugins/inline-scripts.ts";
import { caddyRules } from "./caddy-rules.ts";
import { ruleFiles } from "./file-list.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { nginxMaps, nginxRules } from "./nginx-rules.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";

/**
 * Writes what servers read beside the pages, all of it from the tables in this folder: `_headers` and `_redirects` for
 * hosts of static files, `ruleFiles` for Caddy and nginx, and `security.txt`.
 * @param project folder that holds `content/`  @param buildFolder folder that holds the built site as `client`
 */
export async function writeRules(project: string, buildFolder: string): Promise<void> {
  const site = join(buildFolder, "client");
  const scripts = Object.values(handedOn.inlineScripts ?? (await inlineScripts(project)));
  await writeFile(join(site, "_headers"), headersFile(scripts));
  await writeFile(join(site, "_redirects"), redirectsFile());
  const [caddy, maps, rules] = ruleFiles;
  await writeFile(join(buildFolder, caddy), caddyRules(scripts));
  await writeFile(join(buildFolder, maps), nginxMaps());
  await writeFile(join(buildFolder, rules), nginxRules(scripts));
  const securityFile = join(site, securityTxtPath);
  await mkdir(dirname(securityFile), { recursive: true });
  await writeFile(securityFile, securityTxt(siteContent(project), new Date()));
}
