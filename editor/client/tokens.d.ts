/** The token of this start of the editor (`editor/plugin.ts`). */
declare module "virtual:editor-token" {
  export const token: string;
}
