import { languages } from "#app/i18n/languages.ts";
import { notFoundPath } from "#app/i18n/paths.ts";
import { namedAliases } from "./aliases.ts";
import { cacheControl, hashedFolder, securityHeaders } from "./headers.ts";

/** Headers for addresses that match a pattern, in which `*` stands for any text. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Headers by address. No header is named by two rules that match one address: hosts differ in what they make of that.
 * @param scripts texts of all inline scripts of the pages
 */
export function headerRules(scripts: readonly string[]): HeaderRule[] {
  return [
    { pattern: "/*", headers: securityHeaders(scripts) },
    // Other files are asked for again each time: that is what these hosts do by themselves.
    { pattern: `${hashedFolder}*`, headers: { "Cache-Control": cacheControl.hashed } },
  ];
}

/** The file `_headers`, which hosts of static files read. @param scripts as `headerRules` takes them */
export function headersFile(scripts: readonly string[]): string {
  return headerRules(scripts)
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** Reads what `headersFile` writes, as a host does. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [pattern = "", ...lines] = block.trim().split("\n");
      const headers = lines.map((line) => {
        const [name = "", ...value] = line.split(":");
        return [name.trim(), value.join(":").trim()] as const;
      });
      return { pattern: pattern.trim(), headers: Object.fromEntries(headers) };
    });
}

/** The headers that rules give to an address; what several rules name is joined, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules) {
    const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    if (!new RegExp(`^${parts.join(".*")}$`, "s").test(pathname)) continue;
    for (const [name, value] of Object.entries(headers)) {
      found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
    }
  }
  return found;
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

/** Reads the redirects out of what `redirectsFile` writes: the address to lead to, by address asked for. */
export function parseRedirectsFile(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").map((line) => line.trim().split(/\s+/));
  return new Map(
    lines.flatMap(([from = "", to = "", status]) => (status === "301" ? [[from, to] as const] : [])),
  );
}
