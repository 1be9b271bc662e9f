import { parseDocument } from "yaml";
import { ContentError, type ContentSource } from "#model/read/report.ts";
import { printed, type Problem } from "#model/read/problem.ts";
import { languageCodes } from "#model/site/languages.ts";
import type { OfficeId } from "#model/site/pages.ts";
import { officeIds } from "#model/site/paths.ts";
import { readContent } from "#model/check/read-content.ts";
import { contentProblems } from "#model/check/content-problems.ts";
import { fullSourceOf, type FullSource } from "#model/read/read-folder.ts";

export type Path = readonly (string | number)[];

const site = await fullSourceOf("content");

/** The names of the offices are the site's own, which addresses rest on. */
export const firstOffice = officeIds[0];
export const lastOffice = officeIds.at(-1) ?? firstOffice;

/** Who is at an office, and what that is called: two people at the first, one at each other. */
const posts = (id: string): Readonly<Record<string, string>> =>
  id === firstOffice
    ? { generalDirector: "Direction", commercialDirector: "Ventes" }
    : { commercialManager: "Ventes" };

const office = (people: Readonly<Record<string, string>>) => ({
  landline: "+216 71 000 001",
  mobile: "+216 71 000 002",
  email: "contact@example.com",
  people,
  address: { street: "Rue du Port", postcode: "3000", city: "Sousse", country: "TN" },
  map: "https://www.openstreetmap.org/",
});
const logos = Array.from({ length: 8 }, (_, index) => ({ file: `0${index + 1}.svg` }));
const colours = { main: "#0f4250", accent: "#f36b1c" };
const strips = ["home", "quality", "accreditation"];

/** The company of these tests, by file and field: the rest of the content is the site's own. */
const ofCompany: readonly (readonly [file: string, path: Path, value: unknown])[] = [
  ["company.yaml", ["brand"], { name: "Kalibra", loader: ["KALIBRA", "MESURE", "ESSAI"], colours }],
  ["company.yaml", ["offices"], Object.fromEntries(officeIds.map((id) => [id, office(posts(id))]))],
  ["company.yaml", ["partners"], Object.fromEntries(strips.map((strip) => [strip, logos]))],
  ...languageCodes.map((code) => {
    const said = (id: OfficeId) => ({ title: "Siège", shortTitle: "Siège", map: "Plan", posts: posts(id) });
    return [`${code}/offices.yaml`, [], Object.fromEntries(officeIds.map((id) => [id, said(id)]))] as const;
  }),
];

/** The content of the tests: the site's own, but for the company. Each test spoils a copy. */
export const good: FullSource = {
  ...site,
  texts: ofCompany.reduce((texts, [file, path, value]) => {
    const document = parseDocument(texts[file] ?? "");
    document.setIn(path, document.createNode(value, { aliasDuplicateObjects: false }));
    return { ...texts, [file]: document.toString({ lineWidth: 0 }) };
  }, site.texts),
  logos: new Set(strips.flatMap((strip) => logos.map(({ file }) => `${strip}/${file}`))),
  ownLogos: new Set(["logo.svg"]),
  maps: new Set(officeIds.map((id) => `${id}.svg`)),
};

export function textOf(file: string): string {
  const text = good.texts[file];
  if (text === undefined) throw new Error(`there is no content/${file}`);
  return text;
}

export const withTexts = (texts: Readonly<Record<string, string>>): FullSource => ({
  ...good,
  texts: { ...good.texts, ...texts },
});

export function without(file: string): FullSource {
  const texts = Object.entries(good.texts).filter(([name]) => name !== file);
  return { ...good, texts: Object.fromEntries(texts) };
}

/** A problem as an owner reads it, with ordinary spaces. */
const asRead = (problem: Problem) => printed(problem).replaceAll(/[\u00a0\u202f]/g, " ");

/** All that is wrong. */
export const problemsOf = (source: FullSource): string[] => contentProblems(source).map(asRead);

/** What files say of each other and of the languages, which the check of any file wants to know. */
const wanted = /language\.yaml$|^(?:company|methods|wording)\.yaml$|^fr\/(?:terms|equipment|sectors)\.yaml$/;

/** All that is wrong where one file is written otherwise. The others are read only where nothing is wrong with its form. */
export function problemsWith(file: string, text: string): string[] {
  const texts = Object.fromEntries(Object.entries(good.texts).filter(([name]) => wanted.test(name)));
  const alone = problemsOf({ ...good, texts: { ...texts, [file]: text } });
  const said = alone.filter((problem) => !problem.includes(": le fichier manque"));
  return said.length > 0 ? said : problemsOf(withTexts({ [file]: text }));
}

/** What is wrong with the form of files, and what they say of each other: the same without the wording. */
export function formProblems(source: ContentSource): string[] {
  try {
    readContent(source);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(asRead);
    throw error;
  }
}

/** The text of a file in which one field is typed otherwise, and the line of the field. */
export function typed(file: string, path: Path, value: string) {
  const text = textOf(file);
  const found = parseDocument(text).getIn(path, true) as { readonly range?: readonly number[] } | undefined;
  const [start, end] = found?.range ?? [];
  if (start === undefined) throw new Error(`there is no field ${path.join(".")}`);
  // A group ends behind its last line break.
  const rest = text.slice(start + text.slice(start, end).trimEnd().length);
  return { text: text.slice(0, start) + value + rest, line: text.slice(0, start).split("\n").length };
}

/** The text of a file in which a field is left out, in whatever way it is written. */
export function leftOut(file: string, path: Path): string {
  const document = parseDocument(textOf(file));
  document.deleteIn(path);
  return document.toString({ lineWidth: 0 });
}
