import { ContentFiles, type ContentSource } from "../content-files.ts";
import { wellFormed } from "../read-content.ts";
import { telephoneWellSet } from "../schema/telephone.ts";
import { languageOfText, visibleTexts } from "./content-problems.ts";
import { withoutUnseen } from "./letters.ts";
import { fixedNumberWords } from "./number-words.ts";
import { wellSet } from "./typography.ts";
import { textAt, type YamlText } from "./yaml-texts.ts";

type Mend = (text: string) => string;

/** The words of a text mended where they stand; line ends and indentation are kept. */
function inPlace(raw: string, mend: Mend): string {
  return raw.replace(/(?<=^|\n[ \t]*)\S[^\n]*/g, mend);
}

/** Ways to write a text into the file, the closest to what stands there first. */
function candidates(raw: string, { quotes }: YamlText, value: string, mend: Mend): string[] {
  const quoted = JSON.stringify(value);
  if (quotes === "single") return [quoted];
  const [mark, inside] = quotes === "double" ? ['"', raw.slice(1, -1)] : ["", raw];
  return [mark + inPlace(inside, mend) + mark, quoted];
}

const telephones = ["landline", "mobile", "fax"];

/** What a machine can mend in a text: characters that cannot be seen, telephone numbers, and the typesetting of a language. */
function mendOf(file: string, path: YamlText["path"]): Mend {
  const language = languageOfText(file, path);
  if (language !== undefined) return (text) => wellSet(withoutUnseen(text), language);
  return telephones.includes(String(path.at(-1))) ? telephoneWellSet : withoutUnseen;
}

/**
 * Mends what a machine can mend in a content file. Nothing but texts is touched: comments, order and quotes stay, and a
 * text is only written anew if it then reads as it should.
 * @param file path below `content/`
 */
export function fixedTypography(file: string, source: string): string {
  return visibleTexts(file, source)
    .toReversed()
    .reduce((before, text) => {
      const mend = mendOf(file, text.path);
      const value = mend(text.value);
      if (value === text.value) return before;
      const raw = before.slice(text.start, text.end);
      const after = candidates(raw, text, value, mend)
        .map((written) => before.slice(0, text.start) + written + before.slice(text.end))
        .find((candidate) => textAt(visibleTexts(file, candidate), text.path)?.value === value);
      return after ?? before;
    }, source);
}

/** All texts of the content as they should be, as far as a machine can mend them. */
export function fixedTexts(texts: ContentSource["texts"]): ContentSource["texts"] {
  const typeset = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, fixedTypography(file, text)]),
  );
  // What cannot be read cannot be counted: the check says why.
  const content = wellFormed(new ContentFiles({ texts: typeset }));
  return { ...typeset, ...(content && fixedNumberWords(content, typeset)) };
}
