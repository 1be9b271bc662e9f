/** Public address of the site, without trailing slash, where the build was told one: what leaves the site has no other. */
export const publicUrl = process.env.SITE_URL?.replace(/\/+$/, "");

/** Address of the site, without trailing slash; without `SITE_URL` the loopback one, and the build says so. */
export const siteUrl = publicUrl ?? "http://127.0.0.1:4173";
