/** A name in the form of the site's file names: lower case without accents, other characters replaced by a hyphen. */
export const plainName = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
