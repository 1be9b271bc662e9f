/** The whole check of a content folder. */
import { defaultLanguage } from "#model/site/pages.ts";
import { wellSet } from "#model/read/typography.ts";
import type { ContentSource, FullSource } from "#model/read/read-folder.ts";
import { CheckMemory, ContentReport } from "./report.ts";
import { languageOfFile } from "#model/read/language-of-file.ts";
import { wrong, type Problem } from "#model/read/problem.ts";
import { isGroup, valueAt } from "#model/read/texts-below.ts";
import { readNames, warnOfFormerNames } from "./former-names.ts";
import { checkContent } from "./read-content.ts";
import type { Content } from "#model/schema/model.ts";
import { wordingSchema } from "#model/schema/wording.ts";
import { deadLinks, type PageParts } from "./links.ts";
import { otherLanguageOf } from "./other-language.ts";
import { checkPictureFiles } from "./picture-files.ts";
import { signsIn, unlikeEditions, type Found } from "./plain-text.ts";
import { checkSite } from "./site.ts";
import { forbiddenIn } from "./wording.ts";

function languageProblems(text: string, language: string): Found[] {
  const other = otherLanguageOf(text, language);
  return other === undefined
    ? []
    : [["", wrong(`est écrit en « ${other} »`, `le traduire en « ${language} »`)]];
}

function checkTexts({ texts }: ContentSource, report: ContentReport, memory: CheckMemory): void {
  // Problems of this file are reported with those of all other files.
  const wording = wordingSchema.safeParse(report.value("wording.yaml")).data ?? [];
  const { names, namePattern: name } = report;
  const forbidden = forbiddenIn(wording, names);
  const parts = partsOf(report);
  const rules = JSON.stringify([wording, names]);
  if (memory.texts.rules !== rules) memory.texts = { rules, found: new Map() };
  // Findings by text as it is shown: while somebody edits, only new texts are checked.
  const known = memory.texts.found as Map<string, { readonly text: string; readonly found: Found[] }>;
  const said = Object.keys(texts).flatMap((file) =>
    report
      .fields(file, "typed")
      .flatMap(({ path, value, meta }) =>
        typeof value === "string" && !meta.silent ? [{ file, path, text: value, meta }] : [],
      ),
  );
  const read = ({ file, text: typed, meta }: (typeof said)[number]) => {
    const { language = languageOfFile(file), isName, ofName } = meta;
    const text = wellSet(typed, language, name);
    const ofBrand =
      ofName &&
      names.some((one) =>
        one
          .toUpperCase()
          .split(/[^\p{L}\p{N}]+/u)
          .includes(text.toUpperCase()),
      );
    if (isName || ofBrand) return { text, found: signsIn(text, typed, false) };
    const nameless = name ? text.replaceAll(name, "") : text;
    const inLanguage = language === undefined ? [] : languageProblems(nameless, language);
    const signs = signsIn(text, typed, language !== undefined);
    return { text, found: [...forbidden(file, text, language), ...inLanguage, ...signs] };
  };
  for (const one of said) {
    const { file, path } = one;
    const place = `${file} ${path.join(".")} ${one.text}`;
    const { text, found } = known.get(place) ?? read(one);
    known.set(place, { text, found });
    for (const [words, problem] of [...found, ...deadLinks(text, parts, report.site)])
      report.add(file, problem, path, { words });
  }
  for (const { file, path, words, problem } of unlikeEditions(said))
    report.add(file, problem, path, { words });
}

/** The parts of pages that texts may link to, in the default language. Whether they can be read is checked elsewhere. */
function partsOf(report: ContentReport): PageParts {
  const idsIn = (file: string, ...path: readonly string[]) => {
    const group = valueAt(report.typed(`${defaultLanguage}/${file}.yaml`), path);
    return isGroup(group) ? Object.keys(group) : [];
  };
  return {
    glossary: idsIn("terms"),
    domains: idsIn("equipment"),
    sectors: idsIn("sectors", "tabs", "items"),
  };
}

/**
 * Reads and checks the content. @returns its problems, warnings of what its owner may not have meant, and, if there are no
 * problems, the content
 */
export function checkedContent(
  source: FullSource,
  memory = new CheckMemory(),
): {
  readonly content?: Content;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
} {
  const report = new ContentReport(source, memory);
  checkSite(source, report);
  if (report.problems.length > 0) return report;
  const content = checkContent(source, report);
  checkTexts(source, report, memory);
  checkPictureFiles(source, report);
  if (content) warnOfFormerNames(content, source, readNames(memory.namesFile), report);
  return { ...(content && { content }), problems: report.problems, warnings: report.warnings };
}
