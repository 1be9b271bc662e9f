import { defaultLanguage } from "#model/site/languages.ts";
import { pagePaths } from "#model/site/paths.ts";
import { wellSet } from "#model/read/typography.ts";
import { ContentReport, type ContentSource } from "#model/read/report.ts";
import { languageOfFile, languageOfText } from "#model/read/language-of-text.ts";
import { nearest } from "#model/read/nearest.ts";
import { quoted, wrong, type Problem, type Wrong } from "#model/read/problem.ts";
import { checkContent } from "./read-content.ts";
import type { Content } from "#model/schema/model.ts";
import { wordingSchema } from "#model/schema/wording.ts";
import type { FullSource } from "#model/read/read-folder.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { brokenLetters } from "./letters.ts";
import { deadLinks, type PageParts } from "./links.ts";
import { otherLanguageOf } from "./other-language.ts";
import { pictureProblem } from "./picture-files.ts";
import { isGroup } from "./same-shape.ts";
import { signsIn, unlikeEditions } from "./plain-text.ts";
import { checkSite } from "./site.ts";
import { forbiddenIn } from "./wording.ts";

type Path = readonly PropertyKey[];

/** Names of files and addresses, which visitors do not read. */
function isSilent(file: string, path: Path): boolean {
  if (["pictures.yaml", "wording.yaml"].includes(file) || file.endsWith("language.yaml")) return true;
  const silent = languageOfFile(file) === undefined ? ["file", "map", "email"] : ["file"];
  return silent.includes(String(path.at(-1)));
}

/** What looks like HTML. */
const markup = /<\/?[a-z][^<>]*>/gi;

function deadLinkProblem(found: string): Wrong {
  const near = nearest(found, pagePaths);
  return near === undefined
    ? wrong(`nomme ${found}, qui ne mène nulle part`, "écrire l’adresse d’une page, comme /contact")
    : wrong(`nomme ${found}, qui ne mène nulle part`, `écrire ${near}`);
}

function languageProblems(value: string, language: string): Wrong[] {
  const other = otherLanguageOf(value, language);
  return other === undefined ? [] : [wrong(`est écrit en « ${other} »`, `le traduire en « ${language} »`)];
}

/** What texts are read with. */
interface Reading {
  readonly parts: PageParts;
  readonly forbidden: ReturnType<typeof forbiddenIn>;
}

/** What is wrong with a text of a file, and with which words of it. */
function textProblems(
  file: string,
  path: Path,
  typed: string,
  { parts, forbidden }: Reading,
): readonly (readonly [words: string, problem: Wrong])[] {
  const language = languageOfText(file, path);
  const value = wellSet(typed, language);
  return [
    ...forbidden(file, value, language).map(
      ({ found, why, instead }) => [found, wrong(`dit ${quoted(found)} : ${why}`, instead)] as const,
    ),
    ...(value.match(markup) ?? [])
      .slice(0, 1)
      .map(
        (found) =>
          [
            found,
            wrong(
              `contient ${found}, qui s’afficherait tel quel`,
              "le site met les textes en forme lui-même ; l’enlever",
            ),
          ] as const,
      ),
    ...(language === undefined ? [] : languageProblems(value, language)).map((one) => ["", one] as const),
    ...(language === undefined ? [] : signsIn(value)),
    ...brokenLetters(typed).map(({ found, problem }) => [found, problem] as const),
    ...deadLinks(value.replaceAll(markup, " "), parts).map(
      (found) => [found, deadLinkProblem(found)] as const,
    ),
  ];
}

/** What texts were read with last, and what was found in each: for as long as that stays, only what is new is read. */
let last:
  | {
      readonly by: string;
      readonly reading: Reading;
      readonly found: Map<string, ReturnType<typeof textProblems>>;
    }
  | undefined;

/** What texts are read with now. @param report in which the words that are forbidden, and the parts of pages, are found */
function lastReading(report: ContentReport) {
  // What is wrong with it is told with all other files.
  const wording = wordingSchema.safeParse(report.value("wording.yaml")).data ?? [];
  const parts = partsOf(report);
  const by = JSON.stringify([wording, parts]);
  if (last?.by !== by) last = { by, reading: { parts, forbidden: forbiddenIn(wording) }, found: new Map() };
  return last;
}

/** Reads every text as a visitor would. */
function checkTexts({ texts }: ContentSource, report: ContentReport): void {
  const { reading, found: foundLast } = lastReading(report);
  const said = Object.keys(texts).flatMap((file) =>
    textsBelow(report.typed(file)).flatMap(({ path, text }) =>
      isSilent(file, path) ? [] : [{ file, path, text }],
    ),
  );
  for (const { file, path, text } of said) {
    const place = `${file} ${path.join(".")} ${text}`;
    const found = foundLast.get(place) ?? textProblems(file, path, text, reading);
    foundLast.set(place, found);
    for (const [words, problem] of found) report.add(file, problem, path, { words });
  }
  for (const { file, path, words, problem } of unlikeEditions(said))
    report.add(file, problem, path, { words });
}

/** A map that was copied shows the place of another office. */
function checkCopiedMaps({ pictures }: FullSource, report: ContentReport): void {
  const maps = [...pictures].filter(([file]) => file.startsWith("maps/"));
  for (const [file, found] of maps) {
    const drawn = (other: typeof found) => typeof other === "object" && other.drawing;
    const [twin] = maps.find(([other, its]) => other < file && drawn(its) === drawn(found)) ?? [];
    if (twin !== undefined)
      report.add(file, wrong(`est le même dessin que ${twin}`, "dessiner l’endroit de ce bureau"));
  }
}

function checkPictureFiles({ pictures }: FullSource, report: ContentReport): void {
  for (const [file, found] of pictures) {
    const problem = pictureProblem(file, found);
    if (problem !== undefined) report.add(file, problem);
  }
}

/** The parts of pages that texts may lead into, as French names them. That they can be read is checked with the rest. */
function partsOf(report: ContentReport): PageParts {
  const idsIn = (file: string, ...path: readonly string[]) => {
    const group = path.reduce<unknown>(
      (value, key) => (isGroup(value) ? value[key] : undefined),
      report.typed(`${defaultLanguage}/${file}.yaml`),
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
export function contentProblems(source: FullSource): readonly Problem[] {
  return checkedContent(source).problems;
}

/** The content, and all that is wrong with it. Without problems it is there. */
export function checkedContent(source: FullSource): {
  readonly content?: Content;
  readonly problems: readonly Problem[];
} {
  const report = new ContentReport(source);
  checkSite(source, report);
  if (report.problems.length > 0) return { problems: report.problems };
  const content = checkContent(source, report);
  checkTexts(source, report);
  checkPictureFiles(source, report);
  checkCopiedMaps(source, report);
  return { ...(content && { content }), problems: report.problems };
}
