/** Rules for Apache: the `.htaccess` of a build. */
import { defaultLanguage } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";
import { aliasesOf, escaped, spaceInBytes } from "./aliases.ts";
import { cacheControl, compressible, contentTypes, hashedFolder, securityHeaders } from "./headers.ts";

const inModule = (name: string, lines: readonly string[]) => [
  `<IfModule mod_${name}.c>`,
  ...lines.map((line) => `\t${line}`),
  "</IfModule>",
];

const inFiles = (endings: string, line: string) => [
  `<FilesMatch "\\.${endings}$">`,
  `\t${line}`,
  "</FilesMatch>",
];

function types(): string[] {
  return [
    // Not AddType: the host's own type for `.gz` would take precedence.
    ...Object.entries(contentTypes).flatMap(([ending, type]) =>
      inFiles(`${ending.slice(1)}(\\.(br|gz))?`, `ForceType "${type}"`),
    ),
    ...inModule("mime", [
      "AddEncoding br .br",
      "AddEncoding gzip .gz",
      // Debian's Apache takes `.br` for the Breton language.
      "RemoveLanguage .br .gz",
    ]),
  ];
}

function headers(scripts: readonly string[]): string[] {
  const all = { ...securityHeaders(scripts), "Cache-Control": cacheControl.others };
  return [
    ...Object.entries(all).flatMap(([name, value]) => [
      // Headers that the host sets are in another table, and would be sent as well.
      `Header onsuccess unset ${name}`,
      `Header always set ${name} "${value}"`,
    ]),
    // After a rewrite, Apache prefixes the variables of the first request with REDIRECT_.
    ...["SITE_HASHED", "REDIRECT_SITE_HASHED"].map(
      (variable) => `Header always set Cache-Control "${cacheControl.hashed}" env=${variable}`,
    ),
    'Header always set Allow "GET, HEAD" env=SITE_REFUSED',
    ...inFiles(`(${compressible.join("|")})(\\.(br|gz))?`, "Header merge Vary Accept-Encoding"),
  ];
}

/** Serves the compressed file that the build made. @param coding its name in `Accept-Encoding` */
const packed = (coding: string, ending: string) => [
  "RewriteCond %{ENV:SITE_FILE} =yes",
  `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b(?! *; *q=0(\\.0*)? *(,|$))"`,
  `RewriteCond %{REQUEST_FILENAME}${ending} -f`,
  `RewriteRule ^(.+)$ $1${ending} [L]`,
];

/** The file of each address, or its redirect. `THE_REQUEST` holds the address as it was sent. */
function addresses(site: Site): string[] {
  const { pagePaths } = site;
  const { all } = aliasesOf(site);
  const pages = pagePaths.filter((path) => path !== "/").map((path) => escaped(path.slice(1)));
  const leading = (target: string) => {
    const from = all.filter(({ to }) => to === target).map((alias) => alias.from.slice(1));
    const files = from.filter((name) => name.endsWith(".html"));
    const bare = new Set(from.filter((name) => !files.includes(name)).map((name) => name.replace(/\/$/, "")));
    return `RewriteRule ^(?:(?:${[...bare].map(escaped).join("|")})/?|${files.map(escaped).join("|")})$ ${target} [R=301,L]`;
  };
  return [
    "RewriteEngine On",
    "# What these rules themselves have led to",
    "RewriteCond %{ENV:REDIRECT_STATUS} .",
    "RewriteRule ^ - [L]",
    "RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$",
    "RewriteRule ^ - [R=405,L,E=SITE_REFUSED:yes]",
    'RewriteCond %{THE_REQUEST} "^[A-Z]+ /([^? ]*/)?/"',
    "RewriteRule ^ - [R=404,L]",
    "# Pages, and files by their own names",
    'RewriteCond %{THE_REQUEST} "^[A-Z]+ /[? ]"',
    "RewriteRule ^$ index.html [E=SITE_FILE:yes]",
    `RewriteCond %{THE_REQUEST} "^[A-Z]+ /(${pages.join("|")})[? ]"`,
    "RewriteRule ^ %1.html [E=SITE_FILE:yes]",
    'RewriteCond %{REQUEST_URI} "!(/|\\.html|\\.br|\\.gz|^/_headers|^/_redirects)$"',
    "RewriteCond %{PATH_INFO} ^$",
    "RewriteCond %{REQUEST_FILENAME} -f",
    "RewriteRule ^ - [E=SITE_FILE:yes]",
    "RewriteCond %{ENV:SITE_FILE} =yes",
    `RewriteRule ^${hashedFolder.slice(1)} - [E=SITE_HASHED:yes]`,
    ...packed("br", ".br"),
    ...packed("gzip", ".gz"),
    "RewriteCond %{ENV:SITE_FILE} =yes",
    "RewriteRule ^ - [L]",
    "# Other addresses of pages",
    `RewriteRule ^(.*?)${spaceInBytes}+$ $1`,
    ...[...new Set(all.map(({ to }) => to))].map(leading),
    "RewriteRule ^ - [R=404,L]",
  ];
}

/**
 * `.htaccess` for Apache and compatible servers, as on shared hosting. Rules of missing modules are skipped. @param scripts texts
 * of all inline scripts of the pages
 */
export function apacheRules(site: Site, scripts: readonly string[]): string {
  const { languages, notFoundPath } = site;
  const notFound = languages
    .filter(({ prefix }) => prefix !== "")
    .flatMap(({ code, prefix }) => [
      `<If "%{REQUEST_URI} =~ m#^${prefix}(/|$)#">`,
      `\tErrorDocument 404 ${notFoundPath(code)}.html`,
      "</If>",
    ]);
  return [
    "# Written by the build from ssg/hosts/: change it there.",
    "# Without one of the last two, mod_rewrite refuses to work.",
    "Options -Indexes -MultiViews +SymLinksIfOwnerMatch",
    `ErrorDocument 404 ${notFoundPath(defaultLanguage)}.html`,
    ...notFound,
    // Some folders have the name of a page beside them.
    ...inModule("dir", ["DirectorySlash Off"]),
    ...types(),
    // What this module adds to Cache-Control could not be removed from redirects.
    ...inModule("expires", ["ExpiresActive Off"]),
    ...inModule("headers", headers(scripts)),
    ...inModule("rewrite", addresses(site)),
    "",
  ].join("\n");
}
