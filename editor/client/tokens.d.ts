declare module "virtual:editor-token" {
  /** The token of this start of `npm run edit`. */
  export const token: string;
}
