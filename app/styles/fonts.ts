import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import mono from "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url";

/** URLs of the two font files that fonts.css declares. */
export const fonts = [archivo, mono] as const;
