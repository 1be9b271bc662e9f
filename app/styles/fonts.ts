import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import plexMono from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url";

/** The two font files, as declared in fonts.css. */
export const fonts = [
  { family: "Archivo", weight: "400 640", url: archivo },
  { family: "IBM Plex Mono", weight: "500", url: plexMono },
] as const;
