declare module "virtual:constants.css";
declare module "virtual:inline-scripts" {
  /** As `build-tools/inline-scripts.ts` makes them. */
  export const inlineScripts: { readonly startup: string; readonly speculationRules: string };
}
declare module "virtual:colours.css";
declare module "virtual:theme-colour" {
  /** Colour that browsers show around the page, as `#rrggbb`. */
  export const themeColour: string;
}
