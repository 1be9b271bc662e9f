/**
 * Public address of the site, without trailing slash, from the environment variable `SITE_URL`.
 * Without it the loopback address is used, and the build says so.
 */
export const siteUrl = (process.env.SITE_URL ?? "http://127.0.0.1:4173").replace(/\/+$/, "");
