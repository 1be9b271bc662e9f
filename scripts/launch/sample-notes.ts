/** Finds what is still a sample in the content. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { fieldName } from "#model/read/field-name.ts";
import { languageOfFile } from "#model/read/language-of-file.ts";
import { confirmNote, sampleNote } from "#model/read/parse-yaml.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { fieldsBelow } from "#model/schema/field-meta.ts";
import { schemaOf } from "#model/schema/model.ts";
import { defaultLanguage } from "#model/site/pages.ts";
import { languageFolders } from "#model/site/site.ts";
import type { LaunchProblem } from "./problems.ts";

const remedies = {
  [sampleNote]: "est un exemple : écrire la vraie valeur, puis enlever la marque",
  [confirmNote]:
    "est à confirmer : comparer aux documents de la société (docs/to-confirm.md), puis enlever la marque",
} as const;

const beginning = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** All values of a content folder with a note that they are sample or unconfirmed, by line, and folders of sample drawings. */
export function sampleNotes(folder: string): LaunchProblem[] {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const lines = Object.entries(contentSourceOf(folder).texts)
    .sort()
    .flatMap(([file, yaml]) =>
      yaml.split("\n").flatMap((text, index) =>
        Object.entries(remedies).flatMap(([note, remedy]) => {
          const [before, after] = text.split(`# ${note}`);
          if (before === undefined || after === undefined) return [];
          const says =
            before.trim() === "" ? after.replace(/^ : /, "") : `« ${beginning(before.trim())} » ${remedy}`;
          return [{ place: `content/${file}`, says: `${index + 1}: ${says}` }];
        }),
      ),
    );
  const drawings = globSync("**/*.svg", { cwd: folder })
    .filter((file) => read(file).includes(sampleNote))
    .sort();
  const folders = [...Map.groupBy(drawings, dirname)].map(([place, { length }]) => ({
    place: `content/${place}`,
    says: `dessins d’exemple (${length}) : mettre les vrais à leur place`,
  }));
  return [...lines, ...folders];
}

/** Languages with texts that are still those of the default language. */
export function untranslated(folder: string): LaunchProblem[] {
  const { texts } = contentSourceOf(folder);
  const prose = Object.entries(texts).flatMap(([file, yaml]) => {
    const language = languageOfFile(file);
    if (language === undefined) return [];
    return fieldsBelow(schemaOf(file), parse(yaml)).flatMap(({ path, value: text, meta }) =>
      // Short texts may be the same on purpose, such as official names.
      typeof text !== "string" || text.length < 60 || meta.official
        ? []
        : [{ language, file, field: fieldName(path), text }],
    );
  });
  const ofDefault = new Set(
    prose.flatMap(({ language, text }) => (language === defaultLanguage ? [text] : [])),
  );
  return languageFolders(Object.keys(texts)).flatMap((code) => {
    const own = prose.filter(({ language }) => language === code && code !== defaultLanguage);
    const [first, ...others] = own.filter(({ text }) => ofDefault.has(text));
    if (!first) return [];
    const says = `${others.length + 1} des ${own.length} textes longs sont ceux de content/${defaultLanguage} (${first.file}, ${first.field} …) : les traduire`;
    return [{ place: `content/${code}`, says }];
  });
}
