import type { Site } from "#model/site/site.ts";
import { alternatesOf } from "#app/seo/alternates.server.ts";

/** The sitemap: all pages in all languages, for search engines. @see https://www.sitemaps.org/protocol.html */
export function sitemap(site: Site, siteUrl: string): string {
  const { languages, pageIds, pathOf } = site;
  const entries = pageIds.flatMap((page) =>
    languages.map(({ code }) =>
      [
        "  <url>",
        `    <loc>${siteUrl}${pathOf(page, code)}</loc>`,
        ...alternatesOf(site, siteUrl, page).map(
          ({ hrefLang, href }) => `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
        ),
        "  </url>",
      ].join("\n"),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** `robots.txt`: allows everything, and names the sitemap. @see https://www.rfc-editor.org/rfc/rfc9309 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
