/** Checks names that refer to another file or entry, and suggests the nearest. */
import { languageOfFile } from "#model/read/language-of-file.ts";
import { nearest } from "#model/read/nearest.ts";
import { quoted, wrong, type Wrong } from "#model/read/problem.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import type { FoundField, Thing } from "#model/schema/field-meta.ts";
import { defaultLanguage } from "#model/site/pages.ts";
import type { ContentReport } from "./report.ts";

type Field = FoundField & { readonly file: string };

/**
 * The problem of a name that does not exist. @param there existing names, of which the nearest is suggested @param orElse another
 * remedy
 */
export function unknownName(
  says: string,
  name: string,
  there: Iterable<string>,
  orElse: string,
  otherwise = `${orElse}, ou corriger le nom`,
): Wrong {
  const near = nearest(name, there);
  return wrong(says, near === undefined ? otherwise : `écrire ${quoted(near)}, ou ${orElse}`);
}

/** The names of one group that the other lacks. */
export const onlyIn = (one: object, other: object) => Object.keys(one).filter((name) => !(name in other));

/** The files in a folder that a field may name. Each strip of logos has a folder of its own. */
function filesIn(folder: string, { path }: Field, { images, logos, ownLogos }: ContentSource) {
  if (folder === "images") return { place: folder, names: images, toDo: "y mettre l’image" };
  if (folder === "logo") return { place: folder, names: ownLogos, toDo: "y mettre le logo" };
  const place = path.slice(0, 2).join("/");
  const names = [...logos].flatMap((logo) =>
    `partners/${logo}`.startsWith(`${place}/`) ? logo.split("/").slice(1) : [],
  );
  return { place, names: new Set(names), toDo: "y mettre le logo" };
}

/**
 * Reports every name of a file or thing that does not exist, as the schemas require (`defines`, `namesAll`, `namesSome`,
 * `refersTo`, `folder` in `model/schema/field-meta.ts`).
 * @returns kinds of things whose names do not agree: other checks cannot use them
 */
export function checkReferences(source: ContentSource, report: ContentReport): ReadonlySet<Thing> {
  const fields: readonly Field[] = Object.keys(source.texts).flatMap((file) =>
    report.fields(file).map((field) => ({ file, ...field })),
  );
  const unlike = new Set<Thing>();
  const definitions = Map.groupBy(fields, ({ meta }) => meta.defines);
  const defining = (thing: Thing) => definitions.get(thing) ?? [];
  // Names that differ between languages are reported where the languages are compared.
  const sourceOf = (thing: Thing) =>
    defining(thing).find(({ file }) => (languageOfFile(file) ?? defaultLanguage) === defaultLanguage);
  const compareNames = ({ file, path, value }: Field, thing: Thing, all: boolean) => {
    const from = sourceOf(thing);
    if (!from) return;
    const tell = report.within(file, ...path);
    const [here, there] = [value as object, from.value as object];
    const missing = all ? onlyIn(there, here) : [];
    const strange = onlyIn(here, there);
    for (const id of missing)
      tell(
        wrong("manque", `l’écrire ici aussi, puisque content/${from.file} le nomme, ou l’enlever de là`),
        id,
      );
    for (const id of strange)
      tell(wrong(`n’est pas dans content/${from.file}`, "l’y écrire, ou l’enlever d’ici"), id);
    if (missing.length + strange.length > 0) unlike.add(thing);
  };
  // Scan drawings are not suggested in place of a wrong name.
  const drawings = fields.flatMap(({ file, path, value }) =>
    file === "pictures.yaml" && path[0] === "scans" ? [value] : [],
  );
  for (const field of fields) {
    const { file, path, value, meta } = field;
    if (meta.namesAll) compareNames(field, meta.namesAll, true);
    if (meta.namesSome) compareNames(field, meta.namesSome, false);
    if (typeof value !== "string") continue;
    if (meta.folder !== undefined) {
      const { place, names, toDo } = filesIn(meta.folder, field, source);
      const meant = [...names].filter((name) => !drawings.includes(name));
      if (!names.has(value))
        report.add(
          file,
          unknownName(`nomme ${quoted(value)}, qui n’est pas dans content/${place}`, value, meant, toDo),
          path,
        );
    }
    if (meta.refersTo) {
      const from = sourceOf(meta.refersTo);
      const names = new Set([
        ...defining(meta.refersTo).flatMap((one) => Object.keys(one.value as object)),
        ...(meta.orElse ?? []),
      ]);
      if (!from || names.has(value)) continue;
      const few =
        names.size > 20
          ? "l’y écrire, ou corriger le nom"
          : `écrire l’un de ${[...names].join(", ")}, ou l’y écrire`;
      report.add(
        file,
        unknownName(
          `nomme ${quoted(value)}, qui n’est pas dans content/${from.file}`,
          value,
          names,
          "l’y écrire",
          few,
        ),
        path,
      );
      unlike.add(meta.refersTo);
    }
  }
  return unlike;
}
