/** Types of the modules that the build generates (`ssg/plugins/virtual-modules.ts`). */

declare module "virtual:constants.css";
declare module "virtual:inks.css";
declare module "virtual:inline-scripts" {
  /** Made by `ssg/plugins/inline-scripts.ts`. */
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
  /** The files built from a picture; `plate`: its widest AVIF, if it is as wide as a page. */
  type Built = Omit<PictureSource, "alt" | "focus"> & { readonly plate?: string };
  /** By the picture's file. */
  export const pictures: Readonly<Partial<Record<string, Built>>>;
  /** The scan drawings of first screens, by the picture's file: wide, and cropped for phones. */
  export const scans: Readonly<Partial<Record<string, { readonly wide: string; readonly tall: string }>>>;
}
