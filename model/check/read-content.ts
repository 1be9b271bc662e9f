import { languageCodes } from "#model/site/languages.ts";
import { checkAcrossFiles } from "./across-files.ts";
import { checkFileNames, checkStrays } from "./file-names.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import { ContentError, ContentReport } from "./report.ts";
import { filled } from "./fill-placeholders.ts";
import { checkTelephones } from "./telephones.ts";
import { contentSchema, languageFiles, sharedFiles, type Content } from "#model/schema/model.ts";

function fileOf(place: readonly PropertyKey[]): [file: string, path: readonly PropertyKey[]] {
  const depth = place[0] === "in" ? 3 : 1;
  const name = place.slice(depth === 3 ? 1 : 0, depth).map(String);
  return [`${name.join("/")}.yaml`, place.slice(depth)];
}

function wellFormed(report: ContentReport): Content | undefined {
  const valuesOf = (names: object, folder = "") =>
    Object.fromEntries(Object.keys(names).map((name) => [name, report.value(`${folder}${name}.yaml`)]));
  const result = contentSchema.safeParse({
    ...valuesOf(sharedFiles),
    in: Object.fromEntries(languageCodes.map((code) => [code, valuesOf(languageFiles, `${code}/`)])),
  });
  for (const issue of result.error?.issues ?? []) {
    const [file, path] = fileOf(issue.path);
    report.addIssue(file, issue, path);
  }
  return result.data;
}

/** Reads and checks all content: first each file, then, when all are well-formed, what they say of each other. @returns it with its places filled */
export function checkContent(source: ContentSource, report: ContentReport): Content | undefined {
  checkTelephones(report);
  const content = wellFormed(report);
  if (content) checkAcrossFiles(content, source, report);
  checkFileNames(source, report);
  checkStrays(source, report);
  return content && filled(content);
}

/** All content, read and checked: nothing falls back to another language. @throws {ContentError} with every problem found */
export function readContent(source: ContentSource): Content {
  const report = new ContentReport(source);
  const content = checkContent(source, report);
  if (!content || report.problems.length > 0) throw new ContentError(report.problems);
  return content;
}
