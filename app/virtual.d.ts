declare module "virtual:constants.css";
declare module "virtual:inline-scripts" {
  export const inlineScripts: import("../build-tools/inline-scripts.ts").InlineScripts;
}
declare module "virtual:colours.css";
declare module "virtual:theme-colour" {
  /** Colour that browsers show around the page, as `#rrggbb`. */
  export const themeColour: string;
}
