import { languageOfFile, languageOfText, visibleTexts } from "./content-problems.ts";
import { wellSet } from "./typography.ts";
import type { YamlText } from "./yaml-texts.ts";

/** The words of a text set well where they stand; line ends and indentation are kept. */
function inPlace(raw: string, language: string): string {
  return raw.replace(/(?<=^|\n[ \t]*)\S[^\n]*/g, (line) => wellSet(line, language));
}

/** Ways to write a text into the file, the closest to what stands there first. */
function candidates(raw: string, { quotes }: YamlText, value: string, language: string): string[] {
  const quoted = JSON.stringify(value);
  if (quotes === "single") return [quoted];
  const [mark, inside] = quotes === "double" ? ['"', raw.slice(1, -1)] : ["", raw];
  return [mark + inPlace(inside, language) + mark, quoted];
}

function textAt(file: string, source: string, path: YamlText["path"]): string | undefined {
  return visibleTexts(file, source).find((text) => text.path.join("\n") === path.join("\n"))?.value;
}

/**
 * Mends the typesetting of a content file. Nothing but texts is touched: comments, order and quotes stay, and a text
 * is only written anew if it then reads as it should.
 * @param file path below `content/`
 */
export function fixedTypography(file: string, source: string): string {
  if (languageOfFile(file) === undefined) return source;
  return visibleTexts(file, source)
    .toReversed()
    .reduce((before, text) => {
      const language = languageOfText(file, text.path) ?? "";
      const value = wellSet(text.value, language);
      if (value === text.value) return before;
      const raw = before.slice(text.start, text.end);
      const after = candidates(raw, text, value, language)
        .map((written) => before.slice(0, text.start) + written + before.slice(text.end))
        .find((candidate) => textAt(file, candidate, text.path) === value);
      return after ?? before;
    }, source);
}
