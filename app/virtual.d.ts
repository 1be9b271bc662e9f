declare module "virtual:constants.css";
declare module "virtual:inks.css";
declare module "virtual:inline-scripts" {
  /** As `ssg/plugins/inline-scripts.ts` makes them. */
  export const inlineScripts: {
    readonly startup: string;
    readonly tabs: string;
    readonly speculationRules: string;
  };
}
declare module "virtual:colours.css";
declare module "virtual:theme-colour" {
  /** Colour that browsers show around the page, as `#rrggbb`. */
  export const themeColour: string;
}
declare module "virtual:site" {
  import type { SiteFacts } from "#model/site/site.ts";
  export const facts: SiteFacts;
}
declare module "virtual:content" {
  import type { Content } from "#model/schema/model.ts";
  export const content: Content;
}
declare module "virtual:pictures" {
  import type { PictureSource } from "#app/ui/picture.tsx";
  /** What is built of a picture; `plate`: its widest AVIF, where it is as wide as a page. */
  type Built = Omit<PictureSource, "alt" | "focus"> & { readonly plate?: string };
  /** Of every picture that the content names, by its file: what was built of it. */
  export const pictures: Readonly<Partial<Record<string, Built>>>;
  /** By the file of a first picture: the drawing of what it does not show, wide and cut for phones. */
  export const scans: Readonly<Partial<Record<string, { readonly wide: string; readonly tall: string }>>>;
}
