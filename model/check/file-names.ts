import type { ContentSource } from "#model/read/read-folder.ts";
import type { ContentReport } from "./report.ts";
import { nearest } from "#model/read/nearest.ts";
import { plainName } from "#model/read/plain-name.ts";
import { quoted, wrong } from "#model/read/problem.ts";
import { languageCode } from "#model/schema/language.ts";
import { defaultLanguage } from "#model/site/pages.ts";
import { languageFilesOf, sharedFiles } from "#model/schema/model.ts";

/** The name without a wrong or second extension: `home.yaml` for `home.yaml.txt`, `pump.jpg` for `Pump.JPEG`. */
function meantName(stray: string): string | undefined {
  const name = stray.slice(stray.lastIndexOf("/") + 1);
  const [, yaml] = /^(.+?)\.ya?ml(?:\.\w+)*$/i.exec(name) ?? [];
  if (yaml !== undefined) return `${yaml}.yaml`;
  const plain = plainName(name.replace(/\.\w+$/, "")) || "image";
  return stray.startsWith("images/") ? `${plain}.jpg` : undefined;
}

const aside = "le mettre hors de content, ou l’enlever s’il ne sert plus";

/** Reports files below `content/` with a wrong place or form of name. Never suggests a name that is taken. */
export function checkStrays({ strays, texts, images }: ContentSource, report: ContentReport): void {
  const isThere = (file: string) => file in texts || images.has(file.replace("images/", ""));
  for (const stray of strays) {
    const near = meantName(stray);
    const isText = near?.endsWith(".yaml");
    const folder = stray.slice(0, stray.lastIndexOf("/") + 1);
    const isTaken = near !== undefined && isThere(folder + near);
    const problem =
      near === undefined
        ? wrong("ce fichier n’a pas sa place dans content", aside)
        : isText && isTaken
          ? wrong(`est à côté de ${quoted(near)}, qui est lu à sa place`, aside)
          : isText
            ? wrong(
                "ce nom ne finit pas par .yaml, et le fichier n’est pas lu",
                `le renommer ${quoted(near)} (sous Windows, afficher d’abord les extensions : Affichage > Extensions de noms de fichiers)`,
              )
            : wrong(
                "n’a pas un nom d’image que le site lit",
                `enregistrer l’image en JPEG, sous un nom comme ${isTaken ? near.replace(".jpg", "-2.jpg") : near}`,
              );
    report.add(stray, problem);
  }
}

/** Reports YAML files below `content/` that no page reads, and folders that look like a language and hold none. */
export function checkFileNames({ texts, idleFolders }: ContentSource, report: ContentReport): void {
  for (const folder of idleFolders.filter((name) => new RegExp(languageCode, "i").test(name)))
    report.warn(
      folder,
      wrong(
        "rien dans ce dossier ne se lit, et ce n’est pas une langue du site",
        `y copier les fichiers de content/${defaultLanguage}, à traduire, ou enlever le dossier`,
      ),
    );
  const { languageCodes } = report.site;
  const languageFiles = languageFilesOf(report.site);
  const known = [
    ...Object.keys(sharedFiles).map((name) => `${name}.yaml`),
    ...languageCodes.flatMap((code) => Object.keys(languageFiles).map((name) => `${code}/${name}.yaml`)),
  ];
  for (const file of Object.keys(texts).filter((name) => !known.includes(name))) {
    const [folder = "", name = ""] = file.split("/");
    const isOfLanguage = languageCodes.some((code) => code === folder);
    const near = nearest(
      file,
      known.filter((other) => texts[other] === undefined),
    );
    const remedy =
      name.replace(/\.yaml$/, "") in languageFiles && !isOfLanguage
        ? `corriger son nom ou l’enlever, ou faire de ${folder} une langue avec content/${folder}/language.yaml`
        : near === undefined
          ? "corriger son nom ou l’enlever"
          : `le renommer ${quoted(near)}, ou l’enlever`;
    report.add(file, wrong("aucune page ne lit ce fichier", remedy));
  }
}
