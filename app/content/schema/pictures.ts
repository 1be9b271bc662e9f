import { z } from "zod";
import * as pages from "#app/pages/pages.server.ts";
import { equipmentNames, pointControls, type EquipmentName } from "../equipment.ts";
import { controlNames } from "./controls.ts";
import { group, imageFile, list, named, text } from "./fields.ts";

const side = z.enum(["left", "right"], {
  error: 'is not a side: write "left" or "right", or take the line away',
});

/** Nearer to the edge of a picture a point would be cut off. */
const percent = z
  .number({ error: "is not a number: write the percentage alone" })
  .min(3, { error: "is too near to the edge: write at least 3" })
  .max(97, { error: "is too near to the edge: write at most 97" });

const place = z
  .tuple([percent, percent], {
    error: "is not a place: write two percentages, from the left and from the top, like [53, 73]",
  })
  .meta({
    description:
      "la place d’un point, en pour cent, de gauche puis du haut / the place of a point, in percent from the left and from the top",
    minItems: 2,
    maxItems: 2,
  });

type Place = z.infer<typeof place>;

/** In percent of the width of a picture of 16 by 9: on a phone two circles that are nearer touch. */
const leastDistance = 6.25;

const distance = ([x, y]: Place, [otherX, otherY]: Place) => Math.hypot(x - otherX, (y - otherY) * (9 / 16));

/** The places of the points on one picture. */
function places(count: number) {
  return list(
    place,
    "les places des points sur l’image",
    "the places of the points on the picture",
    count,
  ).superRefine((all, context) => {
    for (const [index, one] of all.entries()) {
      const near = all.slice(0, index).findIndex((other) => distance(one, other) <= leastDistance);
      if (near >= 0)
        context.addIssue({
          code: "custom",
          path: [index],
          message: `lies on point ${near + 1} where the screen is small: move one of the two away`,
        });
    }
  });
}

const equipmentPicture = (points: number) => group({ picture: imageFile, points: places(points) });

type Pages = typeof pages;

/** The pictures of the pages that have some. */
type PagePictures = {
  readonly [
    Page in keyof Pages as Pages[Page] extends { readonly pictures: z.ZodType } ? Page : never
  ]: Pages[Page] extends { readonly pictures: infer Pictures extends z.ZodType } ? Pictures : never;
};

/** One of the same thing for any picture, by its file. @param example a line of it */
const byPicture = <Entry extends z.ZodType>(entry: Entry, example: string) =>
  z.record(imageFile, entry, {
    error: ({ code }) =>
      code === "invalid_key"
        ? "is not the name of a picture in content/images: write it like refinery.jpg"
        : `is missing: write one line for each picture, such as ${example}`,
  });

/** `content/pictures.yaml`: which picture stands where, in all languages, and what holds for it wherever it is shown. */
export const picturesSchema = group({
  pages: group(
    Object.fromEntries(
      Object.entries(pages).flatMap(([page, parts]) => ("pictures" in parts ? [[page, parts.pictures]] : [])),
    ) as unknown as PagePictures,
  ),
  controls: named(controlNames, imageFile),
  /** The points of each kind of equipment lie on its picture. */
  equipment: group(
    Object.fromEntries(
      equipmentNames.map((name) => [name, equipmentPicture(pointControls[name].length)]),
    ) as Record<EquipmentName, ReturnType<typeof equipmentPicture>>,
  ),
  /** By file name, the side to keep where the layout cuts the picture. Its middle, for one that is not listed. */
  focus: byPicture(side, "refinery.jpg: right"),
});

/** `content/<language>/pictures.yaml`: what each picture shows, by its file. */
export const pictureTextsSchema = byPicture(
  text(
    "ce que montre l’image, pour qui ne peut pas la voir",
    "what the picture shows, for someone who cannot see it",
    140,
  ),
  "refinery.jpg: Columns of a refinery",
);
