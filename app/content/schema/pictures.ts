import { z } from "zod";
import { anatomy } from "../equipment.ts";
import { group, imageFile, list } from "./fields.ts";
import { domainNames } from "#app/pages/domains/page.server.ts";

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
    description: "the place of a point, in percent from the left and from the top",
    minItems: 2,
    maxItems: 2,
  });

type Place = z.infer<typeof place>;

/** In percent of the width of a picture of 16 by 9: on a phone two circles that are nearer touch. */
const leastDistance = 6.25;

const distance = ([x, y]: Place, [otherX, otherY]: Place) => Math.hypot(x - otherX, (y - otherY) * (9 / 16));

/** The places of the points on one picture. */
function places(count: number) {
  return list(place, "the places of the points on the picture", count).superRefine((all, context) => {
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

/** `content/pictures.yaml`: what holds for a picture wherever it is shown. */
export const picturesSchema = group({
  /** By file name, the side to keep where the layout cuts the picture. Its middle, for one that is not listed. */
  focus: z.record(imageFile, side, {
    error: (issue) =>
      issue.code === "invalid_key"
        ? "is not the name of a picture in content/images: write it like refinery.jpg"
        : "is missing: write one line for each picture whose subject is at one side, such as refinery.jpg: right",
  }),
  /** By domain, where its points are on its picture. */
  points: group(
    Object.fromEntries(domainNames.map((name) => [name, places(anatomy[name].length)])) as Record<
      (typeof domainNames)[number],
      ReturnType<typeof places>
    >,
  ),
});

export type Pictures = z.infer<typeof picturesSchema>;
