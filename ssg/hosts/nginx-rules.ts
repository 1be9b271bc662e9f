/** Rules for nginx. */
import { defaultLanguage } from "#model/site/pages.ts";
import type { Site } from "#model/site/site.ts";
import { aliasesOf, escaped, spaceInBytes } from "./aliases.ts";
import { cacheControl, contentTypes, hashedFolder, securityHeaders } from "./headers.ts";

const firstLine = "# Written by the build from ssg/hosts/: change it there.";

function map(input: string, output: string, entries: readonly (readonly [string, string])[]): string[] {
  return [
    `map ${input} ${output} {`,
    ...entries.map(([from, to]) => `\t${from === "default" ? from : `"${from}"`} "${to}";`),
    "}",
  ];
}

/** Maps for `deploy/nginx.conf`, outside its `server`: the file of each address, or its redirect. */
export function nginxMaps(site: Site): string {
  const { languages, pagePaths, notFoundPath } = site;
  const { all } = aliasesOf(site);
  const others = pagePaths.filter((page) => page !== "/").map((page) => escaped(page.slice(1)));
  const targets = [...new Set(all.map(({ to }) => to))];
  return [
    firstLine,
    ...map("$request_uri", "$site_page", [
      ["~^/(?:[?]|\\z)", "/index.html"],
      [`~^/(?<site_name>${others.join("|")})(?:[?]|\\z)`, "/$site_name.html"],
      ["default", ""],
    ]),
    ...map("$uri", "$site_trimmed", [[`~^(?<site_start>(?s).*?)${spaceInBytes}*\\z`, "$site_start"]]),
    ...map("$site_trimmed", "$site_alias", [
      // Regular expressions only: nginx compares plain keys without regard to case.
      ...targets.map((target) => {
        const from = all.filter(({ to }) => to === target).map((alias) => escaped(alias.from));
        return [`~^(?:${from.join("|")})\\z`, target] as const;
      }),
      ["default", ""],
    ]),
    ...map("$uri", "$site_not_found", [
      ...languages
        .filter(({ prefix }) => prefix !== "")
        .map(({ code, prefix }) => [`~^${prefix}(?:/|\\z)`, `${notFoundPath(code)}.html`] as const),
      ["default", `${notFoundPath(defaultLanguage)}.html`],
    ]),
    // By then `$uri` of an unknown address is the not-found page.
    ...map("$uri", "$site_cache", [
      [`~^${hashedFolder}`, cacheControl.hashed],
      ["default", cacheControl.others],
    ]),
    ...map("$request_method", "$site_allow", [
      ["~^(?:GET|HEAD)\\z", ""],
      ["default", "GET, HEAD"],
    ]),
    "",
  ].join("\n");
}

/** Headers and types for the `server` in `deploy/nginx.conf`. @param scripts texts of all inline scripts of the pages */
export function nginxRules(scripts: readonly string[]): string {
  const headers = {
    ...securityHeaders(scripts),
    "Cache-Control": "$site_cache",
    Allow: "$site_allow",
  };
  return [
    firstLine,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    "types {",
    ...Object.entries(contentTypes).map(([extension, type]) => `\t"${type}" ${extension.slice(1)};`),
    "}",
    "default_type application/octet-stream;",
    "",
  ].join("\n");
}
