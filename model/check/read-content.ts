/** Reads a content folder into the value from which the site is built. */
import { checkAcrossFiles } from "./across-files.ts";
import { checkFileNames, checkStrays } from "./file-names.ts";
import { contentSourceOf, type ContentSource } from "#model/read/read-folder.ts";
import { ContentError, ContentReport, type CheckMemory } from "./report.ts";
import { checkSite } from "./site.ts";
import { filled } from "./fill-placeholders.ts";
import { checkTelephones } from "./telephones.ts";
import type { Site } from "#model/site/site.ts";
import { contentSchemaOf, languageFilesOf, sharedFiles, type Content } from "#model/schema/model.ts";

function fileOf(place: readonly PropertyKey[]): [file: string, path: readonly PropertyKey[]] {
  const depth = place[0] === "in" ? 3 : 1;
  const name = place.slice(depth === 3 ? 1 : 0, depth).map(String);
  return [`${name.join("/")}.yaml`, place.slice(depth)];
}

function wellFormed(report: ContentReport): Content | undefined {
  const valuesOf = (names: object, folder = "") =>
    Object.fromEntries(Object.keys(names).map((name) => [name, report.value(`${folder}${name}.yaml`)]));
  const result = contentSchemaOf(report.site).safeParse({
    ...valuesOf(sharedFiles),
    in: Object.fromEntries(
      report.site.languageCodes.map((code) => [code, valuesOf(languageFilesOf(report.site), `${code}/`)]),
    ),
  });
  for (const issue of result.error?.issues ?? []) {
    const [file, path] = fileOf(issue.path);
    report.addIssue(file, issue, path);
  }
  return result.data;
}

/**
 * Reads and checks all content: first each file, then, if all are valid, how they agree. @returns the content with its
 * placeholders filled
 */
export function checkContent(source: ContentSource, report: ContentReport): Content | undefined {
  checkTelephones(report);
  const content = wellFormed(report);
  if (content) checkAcrossFiles(content, source, report);
  checkFileNames(source, report);
  checkStrays(source, report);
  return content && report.problems.length === 0 ? filled(content) : undefined;
}

/** A site with its content. */
export interface ReadSite extends Site {
  readonly content: Content;
}

/**
 * The site of a content folder, checked. Nothing falls back to another language.
 * @param memory of earlier checks, if the same folder is read again @throws {ContentError} with every problem found
 */
export function siteIn(source: ContentSource, memory?: CheckMemory): ReadSite {
  const report = new ContentReport(source, memory);
  checkSite(source, report);
  const content = report.problems.length === 0 ? checkContent(source, report) : undefined;
  if (!content) throw new ContentError(report.problems);
  return { ...report.site, content };
}

/** Reads a content folder from disk. @throws {ContentError} with every problem found */
export const readSite = (folder: string, memory?: CheckMemory): ReadSite =>
  siteIn(contentSourceOf(folder), memory);
