import { quoted, say } from "#app/messages/messages.ts";
import { nearest } from "#app/messages/nearest.ts";
import { pagePaths } from "#app/i18n/paths.ts";
import { defaultLanguage, languageCodes } from "#app/i18n/languages.ts";
import { ContentError, ContentFiles, type ContentSource } from "../content-files.ts";
import { fieldName } from "../field-name.ts";
import { readContent } from "../read-content.ts";
import type { Content } from "../schema/files.ts";
import { deadLinks, type PageParts } from "./links.ts";
import { pictureProblem, type FoundPicture } from "./picture-files.ts";
import { brokenLetters } from "./letters.ts";
import { otherLanguageOf } from "./other-language.ts";
import { isGroup } from "./same-shape.ts";
import { siteProblems } from "./site.ts";
import { typesettingFaults, type Fault } from "./typography.ts";
import { forbiddenTerms } from "./wording.ts";
import { yamlTexts, type YamlText } from "./yaml-texts.ts";

/** Content with what can only be known by opening its pictures. */
export interface FullSource extends ContentSource {
  /** What is in the file of each picture and drawing, by path below `content/`. */
  readonly pictures: ReadonlyMap<string, FoundPicture>;
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

/** What is wrong with the typesetting, and how to mend it. A space that looks like another is better put by a machine. */
function typesettingProblem({ fault, found, better }: Fault): string {
  const looksTheSame = better.replaceAll(/[\u00a0\u202f]/g, " ") === found.replaceAll(/[\u00a0\u202f]/g, " ");
  const values = { fault, found: quoted(found) };
  return looksTheSame
    ? say("typesettingSame", values)
    : say("typesetting", { ...values, better: quoted(better) });
}

/** What looks like HTML. */
const markup = /<\/?[a-z][^<>]*>/gi;

function deadLinkProblem(found: string): string {
  const near = nearest(found, pagePaths);
  return near === undefined ? say("deadLink", { found }) : say("deadLinkNear", { found, near });
}

function languageProblems(value: string, language: string): string[] {
  const other = otherLanguageOf(value, language);
  return other === undefined ? [] : [say("otherLanguage", { other, language })];
}

/** The scope B4 stands on the accreditation page alone (specification, section 2.12), which takes it from the recognitions. */
function scopeProblems(file: string, value: string): string[] {
  return /\bB4\b/.test(value) && !/\/(?:accreditation|recognitions)\.yaml$/.test(file)
    ? [say("scopeB4")]
    : [];
}

function textProblems(file: string, { path, value, lineOf }: YamlText, parts: PageParts): string[] {
  const language = languageOfText(file, path);
  const at = (words: string) => `content/${file}:${lineOf(words)}: ${fieldName(path)}`;
  return [
    ...(language === undefined ? [] : typesettingFaults(value, language)).map(
      (fault) => `${at(fault.found)} ${typesettingProblem(fault)}`,
    ),
    ...forbiddenTerms(value, language).map(
      ({ found, instead }) => `${at(found)} ${say("says", { found: quoted(found), instead })}`,
    ),
    ...(value.match(markup) ?? []).slice(0, 1).map((found) => `${at(found)} ${say("markup", { found })}`),
    ...(language === undefined ? [] : languageProblems(value, language)).map(
      (problem) => `${at(value)} ${problem}`,
    ),
    ...scopeProblems(file, value).map((problem) => `${at("B4")} ${problem}`),
    ...brokenLetters(value).map(({ found, problem }) => `${at(found)} ${problem}`),
    ...deadLinks(value.replaceAll(markup, " "), parts).map(
      (found) => `${at(found)} ${deadLinkProblem(found)}`,
    ),
  ];
}

/** What was found last, by file: while somebody writes, one file changes and all others stay as they are. */
const foundLast = new Map<string, { readonly key: string; readonly problems: readonly string[] }>();

function fileProblems(file: string, source: string, parts: PageParts): readonly string[] {
  const key = source + JSON.stringify(parts);
  const last = foundLast.get(file);
  if (last?.key === key) return last.problems;
  const problems = visibleTexts(file, source).flatMap((text) => textProblems(file, text, parts));
  foundLast.set(file, { key, problems });
  return problems;
}

function pictureProblems({ pictures }: FullSource): string[] {
  return [...pictures].flatMap(([file, found]) => {
    const problem = pictureProblem(file, found);
    return problem === undefined ? [] : [`content/${file}: ${problem}`];
  });
}

/** The parts of pages that texts may lead into, as French names them. That they can be read is checked with the rest. */
function partsOf(source: ContentSource): PageParts {
  const files = new ContentFiles(source);
  const idsIn = (file: string, ...path: readonly string[]) => {
    const group = path.reduce<unknown>(
      (value, key) => (isGroup(value) ? value[key] : undefined),
      files.value(`${defaultLanguage}/${file}.yaml`),
    );
    return isGroup(group) ? Object.keys(group) : [];
  };
  return {
    glossary: idsIn("terms"),
    domains: idsIn("equipment"),
    sectors: idsIn("sectors", "tabs", "items"),
  };
}

/**
 * All that is wrong with the content, one line each, with file, line, what, and how to mend it: first what keeps the
 * site from being built, then what keeps it from being good.
 */
export function contentProblems(source: FullSource): string[] {
  return checkedContent(source).problems;
}

/** The content, and all that is wrong with it. Without problems it is there. */
export function checkedContent(source: FullSource): {
  readonly content?: Content;
  readonly problems: string[];
} {
  const ofSite = siteProblems(source);
  if (ofSite.length > 0) return { problems: ofSite };
  const problems: string[] = [];
  let content: Content | undefined;
  try {
    content = readContent(source);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  const parts = partsOf(source);
  const texts = Object.entries(source.texts).flatMap(([file, text]) => fileProblems(file, text, parts));
  return { ...(content && { content }), problems: [...problems, ...texts, ...pictureProblems(source)] };
}
