import { defaultLanguage } from "#model/site/languages.ts";
import { isName, namePattern } from "#model/read/names.ts";
import { wellSet } from "#model/read/typography.ts";
import { ContentReport, type ContentSource } from "#model/read/report.ts";
import { languageOfFile, languageOfText } from "#model/read/language-of-text.ts";
import { wrong, type Problem } from "#model/read/problem.ts";
import { checkContent } from "./read-content.ts";
import type { Content } from "#model/schema/model.ts";
import { wordingSchema } from "#model/schema/wording.ts";
import type { FullSource } from "#model/read/read-folder.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { deadLinks, type PageParts } from "./links.ts";
import { otherLanguageOf } from "./other-language.ts";
import { checkPictureFiles } from "./picture-files.ts";
import { isGroup } from "./same-shape.ts";
import { signsIn, unlikeEditions, type Found } from "./plain-text.ts";
import { checkSite } from "./site.ts";
import { forbiddenIn } from "./wording.ts";

type Path = readonly PropertyKey[];

/** Names of files and addresses, which visitors do not read. */
function isSilent(file: string, path: Path): boolean {
  if (["pictures.yaml", "wording.yaml"].includes(file) || file.endsWith("language.yaml")) return true;
  const silent = languageOfFile(file) === undefined ? ["file", "map", "email"] : ["file"];
  return silent.includes(String(path.at(-1)));
}

function languageProblems(text: string, language: string): Found[] {
  const other = otherLanguageOf(text, language);
  return other === undefined
    ? []
    : [["", wrong(`est écrit en « ${other} »`, `le traduire en « ${language} »`)]];
}

/** Each text as it is shown, and what was found in it, for as long as wording and names stay: while somebody writes, only what is new is read. */
let last = { rules: "", read: new Map<string, { readonly text: string; readonly found: Found[] }>() };

function checkTexts({ texts }: ContentSource, report: ContentReport): void {
  // What is wrong with it is told with all other files.
  const wording = wordingSchema.safeParse(report.value("wording.yaml")).data ?? [];
  const { names } = report;
  const forbidden = forbiddenIn(wording, names);
  const name = namePattern(names);
  const parts = partsOf(report);
  const rules = JSON.stringify([wording, names]);
  if (last.rules !== rules) last = { rules, read: new Map() };
  const said = Object.keys(texts).flatMap((file) =>
    textsBelow(report.typed(file)).flatMap(({ path, text }) =>
      isSilent(file, path) ? [] : [{ file, path, text }],
    ),
  );
  const read = (file: string, path: Path, typed: string) => {
    const language = languageOfText(file, path);
    const text = wellSet(typed, language, names);
    const ofBrand =
      path.includes("loader") &&
      names.some((one) =>
        one
          .toUpperCase()
          .split(/[^\p{L}\p{N}]+/u)
          .includes(text.toUpperCase()),
      );
    if (isName(file, path) || ofBrand) return { text, found: signsIn(text, typed, false) };
    const nameless = name ? text.replaceAll(name, "") : text;
    const inLanguage = language === undefined ? [] : languageProblems(nameless, language);
    const signs = signsIn(text, typed, language !== undefined);
    return { text, found: [...forbidden(file, text, language), ...inLanguage, ...signs] };
  };
  for (const { file, path, text: typed } of said) {
    const place = `${file} ${path.join(".")} ${typed}`;
    const { text, found } = last.read.get(place) ?? read(file, path, typed);
    last.read.set(place, { text, found });
    for (const [words, problem] of [...found, ...deadLinks(text, parts)])
      report.add(file, problem, path, { words });
  }
  for (const { file, path, words, problem } of unlikeEditions(said))
    report.add(file, problem, path, { words });
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

/** The content, all that is wrong with it, and what its owner may not have meant. Without problems it is there. */
export function checkedContent(source: FullSource): {
  readonly content?: Content;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
} {
  const report = new ContentReport(source);
  checkSite(source, report);
  if (report.problems.length > 0) return report;
  const content = checkContent(source, report);
  checkTexts(source, report);
  checkPictureFiles(source, report);
  return { ...(content && { content }), problems: report.problems, warnings: report.warnings };
}

/** All that is wrong with the content: first what keeps the site from being built, then what keeps it from being good. */
export const contentProblems = (source: FullSource): readonly Problem[] => checkedContent(source).problems;
