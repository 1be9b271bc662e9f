declare module "virtual:editor-token" {
  export const token: string;
}
