import { paletteOf } from "#model/site/palette.ts";
import { content } from "./content.server.ts";

/** The colours of the site, made from the brand's two. */
export const palette = paletteOf(content.company.brand.colours);
