import { languageCodes } from "#app/i18n/languages.ts";
import { quoted, say } from "#app/messages/messages.ts";
import { nearest } from "#app/messages/nearest.ts";
import type { ContentFiles, ContentSource } from "../content-files.ts";
import { languageFiles, sharedFiles } from "../schema/files.ts";

/** The name that a file was meant to have, which has another ending: `home.yaml` for `home.yaml.txt`, `pump.jpg` for `Pump.JPEG`. */
function meantName(stray: string): string | undefined {
  const name = stray.slice(stray.lastIndexOf("/") + 1);
  const [, yaml] = /^(.+?\.yaml)\.\w+$/.exec(name) ?? [];
  if (yaml !== undefined) return yaml;
  const plain = name
    .replace(/\.\w+$/, "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return stray.startsWith("images/") ? `${plain || "image"}.jpg` : undefined;
}

/** Every file below `content/` must have a place there, and the form of a name that is read. */
export function checkStrays({ strays }: ContentSource, files: ContentFiles): void {
  for (const stray of strays) {
    const near = meantName(stray);
    if (near === undefined) files.report(stray, say("fileStray"));
    else files.report(stray, say(near.endsWith(".yaml") ? "fileEnding" : "pictureEnding", { near }));
  }
}

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
