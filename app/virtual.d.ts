declare module "virtual:constants.css";
declare module "virtual:release" {
  /** Name of the code that the page is made by. */
  export const release: string;
}
declare module "virtual:colours.css";
declare module "virtual:theme-colour" {
  /** Colour that browsers show around the page, as `#rrggbb`. */
  export const themeColour: string;
}
