import { languages } from "#model/site/languages.ts";
import { notFoundPath } from "#model/site/paths.ts";
import { namedAliases } from "./aliases.ts";
import { cacheControl, contentTypes, hashedFolder, securityHeaders } from "./headers.ts";

/**
 * The file `_headers`, which hosts of static files read. No header is named by two rules that match one address: hosts
 * differ in what they make of that. Other files are asked for again each time, which is what these hosts do by themselves.
 * @param scripts texts of all inline scripts of the pages
 */
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

/**
 * The file `_redirects`, which hosts of static files read: the aliases, then the not-found page of each language for
 * hosts that know only one. Hosts that find the nearest page by themselves may refuse these last lines: deploy/README.md
 * says where to leave them out.
 */
export function redirectsFile(): string {
  const notFound = [...languages]
    .sort((one, other) => other.prefix.length - one.prefix.length)
    .map(({ code, prefix }) => `${prefix}/* ${notFoundPath(code)}.html 404`);
  return [...namedAliases.map(({ from, to }) => `${from} ${to} 301`), ...notFound, ""].join("\n");
}
