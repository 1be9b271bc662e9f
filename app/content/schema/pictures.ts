import { z } from "zod";
import { group, imageFile } from "./fields.ts";

const side = z.enum(["left", "right"], {
  error: 'is not a side: write "left" or "right", or take the line away',
});

/** `content/pictures.yaml`: what holds for a picture wherever it is shown. */
export const picturesSchema = group({
  /** By file name, the side to keep where the layout cuts the picture. Its middle, for one that is not listed. */
  focus: z.record(imageFile, side),
});

export type Pictures = z.infer<typeof picturesSchema>;
