import type { FoundPicture, FullSource } from "#model/read/read-folder.ts";
import type { ContentReport } from "./report.ts";
import { quoted, wrong, type Wrong } from "#model/read/problem.ts";

/** Smallest size of a picture in `content/images`: the widest one built is 1600 px. */
const leastPicture = { width: 1600, height: 900 };

/** Least width or height of a bitmap logo, in px (one of the two): twice the height of its box, to be sharp on a phone. */
const leastLogo = 200;

/** A drawing may not run scripts or fetch other files. Visitors' browsers would refuse both. */
const script = /<script\b|\son[a-z]+\s*=|javascript:/i;
const foreign =
  /(?:href|src)\s*=\s*["'](?!#|data:)([^"']+)["']|url\(\s*["']?(?!#|["']?data:)([^)"']+)|@import\s+["']([^"']+)/i;

function drawingProblem(file: string, text: string): Wrong | undefined {
  const [program] = script.exec(text) ?? [];
  if (program !== undefined)
    return wrong(
      `contient un programme (${quoted(program.trim())}), qu’un dessin n’a pas à avoir`,
      "exporter le dessin de nouveau, sans lui",
    );
  const [, ...places] = foreign.exec(text) ?? [];
  const fetched = places.find(Boolean);
  if (fetched !== undefined)
    return wrong(
      `va chercher ${quoted(fetched)} ailleurs, que les visiteurs ne verraient pas`,
      "tout inclure dans le dessin, puis l’exporter de nouveau",
    );
  // The company's own logo is scaled by its `viewBox`.
  if (file.startsWith("logo/") && !/\sviewBox="0 0 [\d.]+ [\d.]+"/.test(text))
    return wrong('n’a pas de viewBox="0 0 largeur hauteur"', "exporter le dessin avec ses dimensions");
  return /<(path|rect|circle|ellipse|line|poly\w+|text|image|use)\b/.test(text)
    ? undefined
    : wrong("ne montre rien", "exporter le dessin de nouveau");
}

function pictureProblem(file: string, found: FoundPicture): Wrong | undefined {
  const drawn = file.endsWith(".svg");
  if (found === "empty")
    return wrong(
      "est vide",
      "la télécharger si elle est restée dans le nuage (OneDrive, Dropbox), ou l’enregistrer de nouveau",
    );
  if (found === "none")
    return wrong(
      "n’est pas une image lisible",
      `l’enregistrer de nouveau en ${file.startsWith("images/") ? "JPEG" : "SVG"}, PNG ou WebP`,
    );
  if (found === "broken")
    return drawn
      ? wrong("n’est pas un dessin SVG lisible", "l’enregistrer de nouveau en SVG")
      : wrong("est incomplète ou abîmée", "la copier ou l’enregistrer de nouveau");
  if (drawn) return drawingProblem(file, found.drawing ?? "");
  const { width, height } = found;
  const [isLarge, wanted] = file.startsWith("images/")
    ? [
        width >= leastPicture.width && height >= leastPicture.height,
        `une image d’au moins ${leastPicture.width} × ${leastPicture.height} px`,
      ]
    : [
        width >= leastLogo || height >= leastLogo,
        `un fichier SVG, ou une image d’au moins ${leastLogo} px d’un côté`,
      ];
  return isLarge ? undefined : wrong(`mesure ${width} × ${height} px`, `mettre à sa place ${wanted}`);
}

/** Checks that every picture can be read and is large enough, and that no map is a copy of another office's. */
export function checkPictureFiles({ pictures }: FullSource, report: ContentReport): void {
  const drawnMaps = new Map<string, string>();
  for (const [file, found] of pictures) {
    const problem = pictureProblem(file, found);
    if (problem !== undefined) report.add(file, problem);
    const drawing = typeof found === "object" && file.startsWith("maps/") ? found.drawing : undefined;
    if (drawing === undefined) continue;
    const twin = drawnMaps.get(drawing);
    if (twin === undefined) drawnMaps.set(drawing, file);
    else report.add(file, wrong(`est le même dessin que ${twin}`, "dessiner l’endroit de chaque bureau"));
  }
}
