import { canDraw } from "#app/brand/outline.server.ts";
import { titleLayout } from "#app/brand/title-layout.server.ts";
import { defaultLanguage, languageCodes } from "#app/i18n/languages.ts";
import { ContentError, ContentFiles, type ContentSource } from "../content-files.ts";
import { fieldName } from "../parse-yaml.ts";
import { readContent } from "../read-content.ts";
import { deadLinks } from "./links.ts";
import { logoProblem, pictureProblem, type Size } from "./picture-sizes.ts";
import { otherLanguageOf } from "./other-language.ts";
import { typesettingFaults, type Fault } from "./typography.ts";
import { forbiddenTerms } from "./wording.ts";
import { yamlTexts, type YamlText } from "./yaml-texts.ts";

/** Content with what can only be known by opening its pictures. */
export interface FullSource extends ContentSource {
  /** Sizes of the pictures in `content/images`, by file; undefined for a file that is not a picture. */
  readonly imageSizes: ReadonlyMap<string, Size | undefined>;
  /** Sizes of the logos that are made of dots, as `home/01.png`. */
  readonly logoSizes: ReadonlyMap<string, Size | undefined>;
}

/** The language of a file: that of its folder. Files beside the folders hold names, which are of no language. */
export function languageOfFile(file: string): string | undefined {
  const [folder, name] = file.split("/");
  return name !== undefined && (languageCodes as readonly string[]).includes(folder ?? "")
    ? folder
    : undefined;
}

/** The language of a text: that of its file, unless its field says that it is another's. */
export function languageOfText(file: string, path: YamlText["path"]): string | undefined {
  return path.at(-1) === "englishTitle" ? "en" : languageOfFile(file);
}

/** Texts that visitors read, as opposed to names of files and addresses. */
export function visibleTexts(file: string, source: string): YamlText[] {
  if (file === "pictures.yaml" || file.endsWith("language.yaml")) return [];
  const silent = languageOfFile(file) === undefined ? ["file", "map", "email"] : ["file"];
  return yamlTexts(source).filter(({ path }) => !silent.includes(String(path.at(-1))));
}

const fix = "npm run content:check -- --fix";

/** How to mend typesetting. A space that looks like another is better put by a machine. */
function remedyOf({ found, better }: Fault): string {
  const looksTheSame = better.replaceAll(/[\u00a0\u202f]/g, " ") === found.replaceAll(/[\u00a0\u202f]/g, " ");
  return looksTheSame ? `run ${fix}, which puts the right space` : `write "${better}", or run ${fix}`;
}

/** What keeps a text from being drawn: the brand as the logo, and titles on the pictures shown where pages are shared. */
function drawnProblems(path: YamlText["path"], value: string): string[] {
  const field = path.join(".");
  if (field === "brand.name" && !canDraw(value))
    return [
      "has a letter that the site's font lacks: write it with letters of the Latin alphabet, or name your own logo",
    ];
  // In a script that the font lacks the picture has no title.
  if (field !== "hero.title" || !canDraw(value) || titleLayout(value)) return [];
  return ["does not fit the picture shown where the page is shared: shorten it, or its longest word"];
}

function languageProblems(value: string, language: string): string[] {
  const other = otherLanguageOf(value, language);
  return other === undefined ? [] : [`is written in ${other}: translate it into ${language}`];
}

/** The scope B4 stands on the accreditation page alone (specification, section 2.12), which takes it from the recognitions. */
function scopeProblems(file: string, value: string): string[] {
  return /\bB4\b/.test(value) && !/\/(?:accreditation|recognitions)\.yaml$/.test(file)
    ? ["names B4, which the accreditation page alone may name: take it away"]
    : [];
}

function textProblems(file: string, { path, value, lineOf }: YamlText, terms: readonly string[]): string[] {
  const language = languageOfText(file, path);
  const at = (words: string) => `content/${file}:${lineOf(words)}: ${fieldName(path)}`;
  return [
    ...(language === undefined ? [] : typesettingFaults(value, language)).map(
      (fault) => `${at(fault.found)} has ${fault.fault} in "${fault.found}": ${remedyOf(fault)}`,
    ),
    ...forbiddenTerms(value, language).map(
      ({ found, instead }) => `${at(found)} says "${found}": ${instead}`,
    ),
    ...(language === undefined ? [] : languageProblems(value, language)).map(
      (problem) => `${at(value)} ${problem}`,
    ),
    ...scopeProblems(file, value).map((problem) => `${at("B4")} ${problem}`),
    ...drawnProblems(path, value).map((problem) => `${at(value)} ${problem}`),
    ...deadLinks(value, terms).map(
      (found) =>
        `${at(found)} names ${found}, which leads nowhere: write the address of a page, such as /contact`,
    ),
  ];
}

function pictureProblems({ imageSizes, logoSizes }: FullSource): string[] {
  const said = (folder: string, sizes: FullSource["imageSizes"], problemOf: typeof pictureProblem) =>
    [...sizes].flatMap(([file, size]) => {
      const problem = problemOf(size);
      return problem === undefined ? [] : [`content/${folder}/${file}: ${problem}`];
    });
  return [...said("images", imageSizes, pictureProblem), ...said("partners", logoSizes, logoProblem)];
}

/** Ids of the terms of the glossary. That they can be read is checked with the rest. */
function termsOf(source: ContentSource): string[] {
  const terms = new ContentFiles(source).value(`${defaultLanguage}/terms.yaml`);
  return typeof terms === "object" && terms !== null ? Object.keys(terms) : [];
}

/**
 * All that is wrong with the content, one line each, with file, line, what, and how to mend it: first what keeps the
 * site from being built, then what keeps it from being good.
 */
export function contentProblems(source: FullSource): string[] {
  const problems: string[] = [];
  try {
    readContent(source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  const terms = termsOf(source);
  const texts = Object.entries(source.texts).flatMap(([file, text]) =>
    visibleTexts(file, text).flatMap((written) => textProblems(file, written, terms)),
  );
  return [...problems, ...texts, ...pictureProblems(source)];
}
