import { defaultLanguage } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";
import { aliasesOf, spaceAtEnd, type Alias } from "./aliases.ts";
import { cacheControl, contentTypes, hashedFolder, securityHeaders } from "./headers.ts";

/** Extensions that Caddy maps to the same type as `contentTypes` on every machine. A test compares them. */
const knownToCaddy = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".avif",
  ".webp",
  ".jpg",
  ".jpeg",
  ".png",
  ".json",
]);

function block(opening: string, lines: readonly string[]): string[] {
  return [`${opening} {`, ...lines.map((line) => `\t${line}`), "}"];
}

function header(name: string, value: string): string {
  return `${name} \`${value}\``;
}

function typesSnippet(): string[] {
  const unknown = Object.entries(contentTypes).filter(([extension]) => !knownToCaddy.has(extension));
  return unknown.flatMap(([extension, type]) => {
    const matcher = `@type_${extension.slice(1)}`;
    return [`${matcher} path *${extension}`, `header ${matcher} ${header("Content-Type", type)}`];
  });
}

/** Matches the exact address of every page except home: `path` would also match other spellings. */
function pageMatcher({ pagePaths }: Site): string {
  const paths = pagePaths.map((path) => path.slice(1));
  return `@page vars_regexp page {uri} ^/(${paths.filter((path) => path !== "").join("|")})([?]|$)`;
}

/**
 * Matches aliases with or without white space at the end. Faster than a search in the map: most unknown addresses are no aliases.
 */
function aliasMatcher(all: readonly Alias[]): string {
  const bare = all.map(({ from }) => from.toLowerCase().replace(/(\.html|\/)$/, ""));
  return `@alias vars_regexp alias {path} (?i)^((${[...new Set(bare)].join("|")})(\\.html|/)?)${spaceAtEnd}`;
}

/** Snippets for `deploy/Caddyfile`, which imports them. @param scripts texts of all inline scripts of the pages */
export function caddyRules(site: Site, scripts: readonly string[]): string {
  const { languages, notFoundPath } = site;
  const { all } = aliasesOf(site);
  const headers = Object.entries(securityHeaders(scripts)).map(([name, value]) => header(name, value));
  const targets = all.map(({ from, to }) => `${from} ${to}`);
  const notFound = languages
    .filter(({ prefix }) => prefix !== "")
    .map(({ code, prefix }) => `~^${prefix}(/|$) ${notFoundPath(code)}.html`);
  return [
    "# Written by the build from ssg/hosts/: change it there.",
    // Separate, since Caddy delays all headers of a block that removes one.
    ...block("(site_headers)", [...block("header", headers), "header -Server"]),
    ...block("(site_cache_others)", [`header ${header("Cache-Control", cacheControl.others)}`]),
    ...block("(site_cache)", [
      `@hashed path ${hashedFolder}*`,
      `header @hashed ${header("Cache-Control", cacheControl.hashed)}`,
      `@unhashed not path ${hashedFolder}*`,
      `header @unhashed ${header("Cache-Control", cacheControl.others)}`,
    ]),
    ...block("(site_types)", typesSnippet()),
    ...block("(site_matchers)", [pageMatcher(site), aliasMatcher(all)]),
    ...block("(site_aliases)", block("map {re.alias.1} {alias}", [...targets, 'default ""'])),
    ...block(
      "(site_not_found)",
      block("map {path} {not_found}", [...notFound, `default "${notFoundPath(defaultLanguage)}.html"`]),
    ),
    "",
  ].join("\n");
}
