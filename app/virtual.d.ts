declare module "virtual:constants.css";
declare module "virtual:release" {
  /** Name of the code that the page is made by. */
  export const release: string;
}
