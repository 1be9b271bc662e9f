/** Public address of the site, without trailing slash; without `SITE_URL` the loopback one, and the build says so. */
export const siteUrl = (process.env.SITE_URL ?? "http://127.0.0.1:4173").replace(/\/+$/, "");
