import { quoted, say } from "#app/messages/messages.ts";

/** Natural size of a picture in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What there is in the file of a picture: its size, and the text of a drawing (SVG); or nothing that can be opened whole. */
export type FoundPicture = (Size & { readonly drawing?: string }) | "broken" | "none";

/** The least a picture of `content/images` must have: the widest one built is 1600 px. */
const leastPicture: Size = { width: 1600, height: 900 };

/** The least a logo of dots must have to be sharp on a phone: twice the height of its box in the strip. */
const leastLogo: Size = { width: 200, height: 200 };

/** What a drawing may not do: run, or fetch what is not in it. Visitors' browsers would refuse both. */
const script = /<script\b|\son[a-z]+\s*=|javascript:/i;
const foreign =
  /(?:href|src)\s*=\s*["'](?!#|data:)([^"']+)["']|url\(\s*["']?(?!#|["']?data:)([^)"']+)|@import\s+["']([^"']+)/i;

/** What is wrong with a drawing, if anything is. @param text of the file */
function drawingProblem(file: string, text: string): string | undefined {
  const [program] = script.exec(text) ?? [];
  if (program !== undefined) return say("svgScript", { found: quoted(program.trim()) });
  const [, ...places] = foreign.exec(text) ?? [];
  const fetched = places.find(Boolean);
  if (fetched !== undefined) return say("svgForeign", { found: quoted(fetched) });
  // The company's own logo is scaled by its box.
  if (file.startsWith("logo/") && !/\sviewBox="0 0 [\d.]+ [\d.]+"/.test(text)) return say("svgBox");
  return /<(path|rect|circle|ellipse|line|poly\w+|text|image|use)\b/.test(text) ? undefined : say("svgEmpty");
}

/**
 * What is wrong with the file of a picture, if anything is.
 * @param file path below `content/`
 */
export function pictureProblem(file: string, found: FoundPicture): string | undefined {
  const drawn = file.endsWith(".svg");
  if (found === "none") return say(file.startsWith("images/") ? "notPicture" : "notLogo");
  if (found === "broken") return say(drawn ? "svgBroken" : "pictureBroken");
  if (drawn) return drawingProblem(file, found.drawing ?? "");
  const { width, height } = found;
  if (file.startsWith("images/"))
    return width >= leastPicture.width && height >= leastPicture.height
      ? undefined
      : say("pictureSmall", { width, height, least: `${leastPicture.width} × ${leastPicture.height}` });
  return width >= leastLogo.width || height >= leastLogo.height
    ? undefined
    : say("logoSmall", { width, height, least: leastLogo.width });
}
