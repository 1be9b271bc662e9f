import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds } from "#app/i18n/paths.ts";
import { hasHistory, lastChange } from "./last-change.ts";
import { pageSources } from "./page-sources.ts";
import { robots, sitemap } from "./sitemap.ts";

/** Day of the last change of each page in each language, as far as the history tells. */
async function changesOf(project: string): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  if (!(await hasHistory(project))) {
    console.warn(
      "The git history of content/ is not here or not whole: sitemap.xml says of no page when it last changed. " +
        "Build from a full clone (no --depth) to have the dates.",
    );
    return changes;
  }
  const content = join(project, "content");
  for (const language of languageCodes)
    for (const page of pageIds) {
      const day = await lastChange(content, pageSources(page, language));
      if (day !== undefined) changes.set(`${language}/${page}`, day);
    }
  return changes;
}

/**
 * Writes what search engines ask for first: `sitemap.xml` and `robots.txt`.
 * @param project folder that holds `content/`
 * @param site folder of the built site
 */
export async function writeSearchFiles(project: string, site: string, siteUrl: string): Promise<void> {
  const changes = await changesOf(project);
  const lastChangeOf = (page: string, language: string) => changes.get(`${language}/${page}`);
  await Promise.all([
    writeFile(join(site, "sitemap.xml"), sitemap({ siteUrl, lastChange: lastChangeOf })),
    writeFile(join(site, "robots.txt"), robots(siteUrl)),
  ]);
}
