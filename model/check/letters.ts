import { quoted, wrong, type Wrong } from "#model/read/problem.ts";

/** An accented letter of UTF-8 that was read as two, such as "Ã©" for "é". */
const garbled = /\S*(?:Ã[\u0080-\u00ff]|Â[\u00a0-\u00bf]|â€)\S*/;

/** Letters of a text as it was typed that cannot be read, and what to do. `found` is where they stand. */
export function brokenLetters(text: string): { readonly found: string; readonly problem: Wrong }[] {
  const problems: { found: string; problem: Wrong }[] = [];
  if (text.includes("\ufffd"))
    problems.push({
      found: "\ufffd",
      problem: wrong("contient « � », à la place d’une lettre perdue", "retaper la lettre"),
    });
  const [bad] = garbled.exec(text) ?? [];
  if (bad !== undefined)
    problems.push({
      found: bad,
      problem: wrong(`contient ${quoted(bad)}, une lettre accentuée mal convertie`, "retaper le mot"),
    });
  return problems;
}
