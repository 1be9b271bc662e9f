/**
 * Public URL of the site, without trailing slash; undefined if the build was given none. For files that visitors keep, such as
 * vCards.
 */
export const publicUrl = process.env.SITE_URL?.replace(/\/+$/, "");

/** URL of the site, without trailing slash; without `SITE_URL` the loopback URL, and the build says so. */
export const siteUrl = publicUrl ?? "http://127.0.0.1:4173";
