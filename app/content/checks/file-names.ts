import { languageCodes } from "#app/i18n/languages.ts";
import type { ContentFiles, ContentSource } from "../content-files.ts";
import { languageFiles, sharedFiles } from "../schema/files.ts";

/** Every YAML file below `content/` must be one that a page reads. */
export function checkFileNames(source: ContentSource, files: ContentFiles): void {
  const known = new Set([
    ...Object.keys(sharedFiles).map((name) => `${name}.yaml`),
    ...languageCodes.flatMap((code) => Object.keys(languageFiles).map((name) => `${code}/${name}.yaml`)),
  ]);
  for (const file of Object.keys(source.texts).filter((name) => !known.has(name))) {
    const [folder = "", name] = file.split("/");
    const otherLanguage = name !== undefined && name.replace(/\.yaml$/, "") in languageFiles;
    files.report(
      file,
      `no page reads this file: correct its name or remove it` +
        (otherLanguage ? `, or make ${folder} a language with content/${folder}/language.yaml` : ""),
    );
  }
}
