/** The schemas of `content/pictures.yaml` and of the descriptions of pictures. */
import { z } from "zod";
import { wrong } from "#model/read/problem.ts";
import { controlIds } from "./controls.ts";
import { byEquipment } from "./equipment.ts";
import { byMethod, group, imageFile, list, named, number, record, text } from "./fields.ts";
import { partsOfPages } from "./page-parts.ts";

const outside = { error: () => wrong("est hors de l’image", "écrire de 0 à 100") };
const tens = number("des dizaines de pour cent, comme 70")
  .min(0, outside)
  .max(100, outside)
  .multipleOf(10, { error: () => wrong("n’est pas en dizaines", "écrire par exemple 70 ou 80") });

const pair = (left: z.ZodNumber, top: z.ZodNumber, example: string, purpose: string) =>
  z
    .tuple([left, top], {
      error: () =>
        wrong("n’est pas une place", `écrire deux pourcentages, de gauche puis du haut, comme ${example}`),
    })
    .meta({ description: purpose, minItems: 2, maxItems: 2 });

const focus = pair(
  tens,
  tens,
  "[70, 40]",
  "où est le sujet, en dizaines de pour cent, de gauche puis du haut",
);

/** Position of a picture's subject, in percent from the left and from the top, in steps of ten. */
export type Focus = Readonly<z.infer<typeof focus>>;

/** Default for pictures that `pictures.yaml` does not list. */
export const middle: Focus = [50, 50];

/** Kinds of equipment with a picture as wide as the page. */
export const plates: readonly string[] = ["offshorePlatform", "ship", "refinery"];

const percent = number("le pourcentage seul");

/** Closer to an edge, the pressable area of a point would be cut off on small screens. */
const nearest = 10;
const height = percent
  .min(nearest, { error: () => wrong("est trop près du bord", `écrire au moins ${nearest}`) })
  .max(100 - nearest, { error: () => wrong("est trop près du bord", `écrire au plus ${100 - nearest}`) });

const place = pair(percent, height, "[53, 73]", "la place d’un point, en pour cent, de gauche puis du haut");

type Place = z.infer<typeof place>;

/**
 * The smallest size of a picture with points is 426 by 240 px, on a screen of 320 px. The pressable area of a point is 44 px wide and
 * high: 10.4 % and 18.4 % of that. Beside high rows, 64 % of a picture's width is visible (a frame whose height is 7/8 of its width).
 */
const smallest = { shown: 64, width: 10.4, height: 18.4 };

const overlap = ([x, y]: Place, [otherX, otherY]: Place) =>
  Math.abs(x - otherX) < smallest.width && Math.abs(y - otherY) < smallest.height;

/** The range in which points may stand, in percent from the left: see equipment-kind.module.css. */
function widthShown([x]: Focus): readonly [from: number, to: number] {
  const from = ((100 - smallest.shown) * x) / 100;
  return [Math.ceil(from + smallest.width / 2), Math.floor(from + smallest.shown - smallest.width / 2)];
}

const points = list(place, "les places des points sur l’image").superRefine((all, context) => {
  for (const [index, one] of all.entries()) {
    const near = all.slice(0, index).findIndex((other) => overlap(one, other));
    if (near < 0) continue;
    const message = wrong(`recouvre le point ${near + 1} sur un petit écran`, "éloigner l’un des deux");
    context.addIssue({ code: "custom", path: [index], message });
  }
});

/** A group with the same schema for any picture, by its file. @param example one line of it */
const byPicture = <Entry extends z.ZodType>(entry: Entry, example: string) =>
  record(
    imageFile,
    entry,
    wrong("n’est pas le nom d’une image de content/images", "l’écrire comme refinery.jpg"),
    wrong("manque", `écrire une ligne par image, comme ${example}`),
  );

/** `content/pictures.yaml`: which picture each page shows, in all languages, and properties of pictures. */
export const picturesSchema = group({
  pages: group(partsOfPages("pictures")),
  controls: named(controlIds, imageFile),
  /** Optional for each method. */
  methods: byMethod(imageFile, 0)
    .describe("les images des méthodes")
    .meta({ namesSome: "method" })
    .optional(),
  equipment: byEquipment(group({ picture: imageFile, points })).meta({ namesAll: "equipment" }),
  /** By file name, the point to keep when the layout crops the picture. The default is its middle. */
  focus: byPicture(focus, "refinery.jpg: [70, 40]"),
  /** By the file of a picture on the home page's first screen: the same view as a drawing of what is below the surface. */
  scans: byPicture(imageFile, "refinery.jpg: refinery-drawn.png")
    .describe("les dessins sur les images du premier écran")
    .optional(),
}).superRefine(({ equipment, focus }, context) => {
  for (const [name, { picture, points: places }] of Object.entries(equipment)) {
    const [from, to] = widthShown(focus[picture] ?? middle);
    const remedy = `écrire de ${from} à ${to}, ou un autre endroit sous focus`;
    const message = wrong("est coupé sur certains écrans", remedy);
    for (const [index, [x]] of places.entries())
      if (x < from || x > to)
        context.addIssue({ code: "custom", path: ["equipment", name, "points", index, 0], message });
  }
});

export const descriptionPurpose = "ce que montre l’image, pour qui ne peut pas la voir";

/** `content/<language>/pictures.yaml`: descriptions of pictures, by file. */
export const pictureTextsSchema = byPicture(
  text(descriptionPurpose, 140),
  "refinery.jpg: Columns of a refinery",
).meta({ differs: "else" });
