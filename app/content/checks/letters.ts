import { quoted, say } from "#app/messages/messages.ts";

/** Characters that no reader sees, and that make a text differ from what it looks like. */
const unseen = /(?![\t\n])[\p{Cc}\u200b\u2028\u2029\u2060\ufeff]/gu;

/** Characters that join letters or turn their direction: Arabic or Hindi need them, Latin letters do not. */
const joining = /[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;
const needsJoining = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{L}/u;

/** An accented letter of UTF-8 that was read as two, such as "Ã©" for "é". */
const garbled = /\S*(?:Ã[\u0080-\u00ff]|Â[\u00a0-\u00bf]|â€)\S*/;

/** A text without characters that cannot be seen. */
export function withoutUnseen(text: string): string {
  const seen = text.replaceAll(unseen, "");
  return needsJoining.test(text) ? seen : seen.replaceAll(joining, "");
}

/** Letters of a text that cannot be read as they are, and what to do. `found` is where they stand. */
export function brokenLetters(text: string): { readonly found: string; readonly problem: string }[] {
  const problems: { found: string; problem: string }[] = [];
  if (withoutUnseen(text) !== text) {
    const [found = ""] =
      unseen.exec(text) ?? (needsJoining.test(text) ? undefined : joining.exec(text)) ?? [];
    unseen.lastIndex = 0;
    joining.lastIndex = 0;
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    problems.push({ found, problem: say("invisible", { found: `U+${code}` }) });
  }
  if (text.includes("\ufffd")) problems.push({ found: "\ufffd", problem: say("lostLetter") });
  const [bad] = garbled.exec(text) ?? [];
  if (bad !== undefined) problems.push({ found: bad, problem: say("garbled", { found: quoted(bad) }) });
  return problems;
}
