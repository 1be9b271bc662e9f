import { defaultLanguage, languageCodes, type Language } from "#app/i18n/languages.ts";
import { methodNames, officeIds } from "#app/i18n/paths.ts";
import type { ContentFiles, ContentSource } from "../content-files.ts";
import type { Content } from "../schema/files.ts";
import { sectorNames } from "../schema/sectors.ts";
import { textsBelow } from "../texts-below.ts";
import { checkNumberWords } from "./number-words.ts";
import { checkSameShape } from "./same-shape.ts";

type Path = readonly PropertyKey[];

/** Every picture that is named must be in `content/images`, and each that is shown must be described in every language. */
function checkPictures({ pictures, in: languages }: Content, { images }: ContentSource, files: ContentFiles) {
  const { focus, ...places } = pictures;
  const shown = textsBelow(places);
  for (const { path, text: file } of shown)
    if (!images.has(file))
      files.report(
        "pictures.yaml",
        `names "${file}", which is not in content/images: ` +
          `put the picture there, or write one of ${[...images].sort().join(", ")}`,
        path,
      );
  const reportStrangers = (yaml: string, listed: object, path: Path) => {
    for (const file of Object.keys(listed).filter((name) => !images.has(name)))
      files.report(yaml, "is not in content/images: correct the name, or take the line away", [
        ...path,
        file,
      ]);
  };
  reportStrangers("pictures.yaml", focus, ["focus"]);
  for (const code of languageCodes) {
    const described = languages[code].pictures;
    for (const file of new Set(shown.map(({ text }) => text)))
      if (images.has(file) && !(file in described))
        files.report(
          `${code}/pictures.yaml`,
          "is missing: write what the picture shows, for someone who cannot see it",
          [file],
        );
    reportStrangers(`${code}/pictures.yaml`, described, []);
  }
}

/** Logos and maps must be where `company.yaml` looks for them. */
function checkCompanyFiles({ company }: Content, source: ContentSource, files: ContentFiles) {
  const report = (path: Path, problem: string) => {
    files.report("company.yaml", problem, path);
  };
  for (const [strip, logos] of Object.entries(company.partners))
    for (const [index, { file }] of logos.entries())
      if (!source.logos.has(`${strip}/${file}`))
        report(
          ["partners", strip, index, "file"],
          `names "${file}", which is not in content/partners/${strip}: put the logo there or correct the name`,
        );
  for (const [use, file] of Object.entries(company.brand.logo ?? {}))
    if (!source.ownLogos.has(file))
      report(
        ["brand", "logo", use],
        `names "${file}", which is not in content/logo: put the logo there or correct the name`,
      );
  for (const office of officeIds)
    if (!source.maps.has(`${office}.svg`))
      report(["offices", office], `has no map: put content/maps/${office}.svg there, 720 by 460 px`);
}

/** Every post that `company.yaml` fills must have its name in `offices.yaml`, and the other way round. */
function checkPosts({ company, in: languages }: Content, files: ContentFiles) {
  for (const office of officeIds) {
    const { people } = company.offices[office];
    const postsIn = (code: (typeof languageCodes)[number]) =>
      Object.keys(languages[code].offices[office].posts);
    const ofSource = postsIn(defaultLanguage);
    for (const code of languageCodes) {
      const posts = postsIn(code);
      for (const post of Object.keys(people).filter((id) => !posts.includes(id)))
        files.report(
          `${code}/offices.yaml`,
          "is missing: write the name of the post, because content/company.yaml says who holds it",
          [office, "posts", post],
        );
      if (code === defaultLanguage) continue;
      for (const post of posts.filter((id) => !(id in people) && !ofSource.includes(id)))
        files.report(
          `${code}/offices.yaml`,
          "is nobody's post: take it away, or write who holds it in content/company.yaml",
          [office, "posts", post],
        );
    }
    for (const post of ofSource.filter((id) => !(id in people)))
      files.report(
        "company.yaml",
        `is missing: write who holds the post, which content/${defaultLanguage}/offices.yaml names`,
        ["offices", office, "people", post],
      );
  }
}

/** Every term that `methods.yaml` names must be in the glossary. */
function checkTerms({ methods, in: languages }: Content, files: ContentFiles) {
  for (const [method, facts] of Object.entries(methods))
    for (const { text: term, path } of textsBelow({ term: facts.term, terms: facts.terms }))
      if (!languageCodes.some((code) => term in languages[code].terms))
        files.report(
          "methods.yaml",
          `names "${term}", which is no term of content/${defaultLanguage}/terms.yaml: correct the name, or write the term there`,
          [method, ...path],
        );
}

/** Every service of a sector must have its place in `sectors.yaml`. */
function checkSectors({ sectors, in: languages }: Content, files: ContentFiles) {
  const { items } = languages[defaultLanguage].sectors.tabs;
  for (const [sector, explanations] of Object.entries(sectors)) {
    const services = items[sector as keyof typeof items].items.length;
    if (explanations.length !== services)
      files.report(
        "sectors.yaml",
        `has ${explanations.length} entries, and content/${defaultLanguage}/sectors.yaml ${services} services: ` +
          "write one for each, in the same order, and none where no page explains it",
        [sector],
      );
  }
}

/** Every service of a sector that no page explains must be explained with its sector. */
function checkExplained({ sectors, in: languages }: Content, files: ContentFiles) {
  const codesWith = (sector: keyof typeof sectors) =>
    languageCodes.filter((code) => languages[code].sectors.tabs.items[sector].explained);
  for (const sector of sectorNames) {
    // In one language alone it is a difference between the languages; in none, the default one is asked.
    const told = codesWith(sector);
    for (const code of told.length > 0 ? told : [defaultLanguage as Language]) {
      const { items, explained = [] } = languages[code].sectors.tabs.items[sector];
      const missing = items.filter(
        (name, index) => sectors[sector][index] === "none" && !explained.some((entry) => entry.name === name),
      );
      if (missing.length > 0)
        files.report(
          `${code}/sectors.yaml`,
          `does not say what "${missing.join('", "')}" is, and content/sectors.yaml names no page that does: write an entry with its name`,
          ["tabs", "items", sector, "explained"],
        );
    }
  }
}

/** Bodies whose documents have no title but the English one. */
const englishBodies = /^(?:API|ASME|AWS|NACE)\b/;

/** Where the standards of a language are listed, by file. */
function standardsOf(language: Content["in"][Language]) {
  return [
    { name: "rsc", path: ["standards", "items"], standards: language.rsc.standards.items },
    { name: "crs", path: ["standards", "items"], standards: language.crs.standards.items },
    ...methodNames.map((method) => {
      const name = `methods/${method}` as const;
      return { name, path: ["standards"], standards: language[name].standards ?? [] };
    }),
  ];
}

/** A standard that has an English title only must not seem to have another: it keeps it, and says what it is about. */
function checkStandards({ in: languages }: Content, files: ContentFiles) {
  const titles = new Map(
    standardsOf(languages.en).flatMap(({ standards }) =>
      standards.map(({ reference, title }) => [reference, title] as const),
    ),
  );
  for (const code of languageCodes.filter((other) => other !== "en"))
    for (const { name, path, standards } of standardsOf(languages[code]))
      for (const [index, { reference, englishTitle }] of standards.entries()) {
        if (!englishBodies.test(reference)) continue;
        const place = [...path, index, "englishTitle"];
        if (englishTitle === undefined)
          files.report(
            `${code}/${name}.yaml`,
            `is missing: write the English title of ${reference}, which has no other, and as title what it deals with`,
            place,
          );
        else if (titles.get(reference) !== englishTitle)
          files.report(
            `${code}/${name}.yaml`,
            `is not the title that content/en gives ${reference}: write "${titles.get(reference) ?? ""}" in both`,
            place,
          );
      }
}

/** Reports where files that are well-formed contradict each other, or name what is not there. */
export function checkAcrossFiles(content: Content, source: ContentSource, files: ContentFiles): void {
  checkPictures(content, source, files);
  checkCompanyFiles(content, source, files);
  checkPosts(content, files);
  checkTerms(content, files);
  checkSectors(content, files);
  checkExplained(content, files);
  checkStandards(content, files);
  checkNumberWords(content, files);
  checkSameShape(content, files);
}
