import { siteUrl } from "#app/data/site-url.server.ts";
import type { ReadSite } from "#model/check/read-content.ts";
import type { Site } from "#model/site/site.ts";
import { aliasesOf } from "./aliases.ts";
import { apacheRules } from "./apache-rules.ts";
import { caddyRules } from "./caddy-rules.ts";
import { cacheControl, contentTypes, hashedFolder, securityHeaders } from "./headers.ts";
import { nginxMaps, nginxRules } from "./nginx-rules.ts";

/** `_headers`. No two rules that match the same address set the same header: hosts handle that differently. */
export function headersFile(scripts: readonly string[]): string {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "/*": securityHeaders(scripts),
    [`${hashedFolder}*`]: { "Cache-Control": cacheControl.hashed },
    // Hosts know the types of all other files.
    "/*.vcf": { "Content-Type": contentTypes[".vcf"] ?? "" },
  };
  return Object.entries(rules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

function redirectsFile(site: Site): string {
  const { languages, notFoundPath } = site;
  const notFound = [...languages]
    .sort((one, other) => other.prefix.length - one.prefix.length)
    .map(({ code, prefix }) => `${prefix}/* ${notFoundPath(code)}.html 404`);
  return [...aliasesOf(site).named.map(({ from, to }) => `${from} ${to} 301`), ...notFound, ""].join("\n");
}

export const securityTxtPath = "/.well-known/security.txt";

/** Validity of the file, in days: less than a year, as RFC 9116 asks. */
const validDays = 360;

/** `security.txt` (RFC 9116): e-mail addresses of the offices, for reports of a vulnerability. */
function securityTxt({ content, languageCodes }: ReadSite): string {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  return [
    ...Object.values(content.company.offices).map(({ email }) => `Contact: mailto:${email}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");
}

/** Files that servers read, by path in the build's folder: in `client/` for any host, beside it for a single machine. */
export const hostFiles = (site: ReadSite, scripts: readonly string[]): Readonly<Record<string, string>> => ({
  "client/.htaccess": apacheRules(site, scripts),
  "client/_headers": headersFile(scripts),
  "client/_redirects": redirectsFile(site),
  [`client${securityTxtPath}`]: securityTxt(site),
  "site.caddy": caddyRules(site, scripts),
  "site.maps.nginx": nginxMaps(site),
  "site.rules.nginx": nginxRules(scripts),
});
