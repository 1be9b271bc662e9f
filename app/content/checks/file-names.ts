import { languageCodes } from "#app/i18n/languages.ts";
import { quoted, say } from "#app/messages/messages.ts";
import { nearest } from "#app/messages/nearest.ts";
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
    const near = nearest(
      file,
      [...known].filter((other) => source.texts[other] === undefined),
    );
    files.report(
      file,
      otherLanguage
        ? say("fileUnknownLanguage", { folder })
        : near === undefined
          ? say("fileUnknown")
          : say("fileUnknownNear", { near: quoted(near) }),
    );
  }
}
