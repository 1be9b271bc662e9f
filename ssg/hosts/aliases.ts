import type { Site } from "#model/site/site.ts";

/** An address that leads to a page for good. The list is finite, so that no request is led to another site. */
export interface Alias {
  readonly from: string;
  readonly to: string;
}

/** Former addresses: whoever renames a page adds its old one, `{ from: "/old", to: "/contact" }`. */
const formerAddresses: readonly Alias[] = [];

/** All addresses that lead to a page of a site. */
export function aliasesOf({ languages, pageIds, pagePaths, pathOf }: Site) {
  const tidy = (aliases: readonly Alias[]): Alias[] => {
    const known = new Map(aliases.map(({ from, to }) => [from, to]));
    for (const page of ["", ...pagePaths]) known.delete(page);
    return [...known].map(([from, to]) => ({ from, to }));
  };
  /** A page by the name that it has in another language: `/en/glossaire`. */
  const namesElsewhere = languages.flatMap(({ code, prefix }) =>
    pageIds.flatMap((page) =>
      languages.map((other) => ({
        from: (prefix + pathOf(page, other.code).slice(other.prefix.length)).replace(/\/$/, ""),
        to: pathOf(page, code),
      })),
    ),
  );
  /** The default language addressed as the others are: `/fr/contact`. */
  const namedDefault = languages
    .filter(({ prefix }) => prefix === "")
    .flatMap(({ code }) =>
      pageIds.map((page) => {
        const to = pathOf(page, code);
        return { from: `/${code}${to === "/" ? "" : to}`, to };
      }),
    );
  /** The addresses with capitals as they are often typed: `/controlcnd`, `/Contact`, `/CONTACT`. */
  const otherCapitals = pagePaths.flatMap((to) =>
    [
      to.toLowerCase(),
      to.toUpperCase(),
      to.replaceAll(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase()),
    ].map((from) => ({ from, to })),
  );
  const namedIndex = languages.map(({ code, prefix }) => ({
    from: `${prefix}/index`,
    to: pathOf("home", code),
  }));
  /** Aliases that a host has to be told, each with and without a slash at its end. */
  const named = tidy(
    tidy([...otherCapitals, ...namesElsewhere, ...namedDefault, ...namedIndex, ...formerAddresses]).flatMap(
      ({ from, to }) => [
        { from, to },
        { from: `${from}/`, to },
      ],
    ),
  );
  /** Aliases that hosts of static files make by themselves: the name of a page's file, and a slash at the end. */
  const ofFiles = tidy([
    ...pagePaths.flatMap((to) => [
      { from: `${to}.html`, to },
      { from: `${to}/`, to },
    ]),
    ...namedIndex.map(({ from, to }) => ({ from: `${from}.html`, to })),
  ]).filter(({ from }) => !/^\/(\/|\.html)/.test(from));
  return {
    named,
    ofFiles,
    // Pages by their own address, for servers that compare what it means: `/%63ontact`, `/contact%20`.
    all: [...named, ...ofFiles, ...pagePaths.map((page) => ({ from: page, to: page }))],
  };
}

/** What pasted addresses have at their end, as a regular expression that JavaScript (with `u`) and Caddy read alike. */
export const spaceAtEnd = "[\\p{Z}\\t\\r\\n]*$";

/** `spaceAtEnd` for servers that compare bytes: one space, by the bytes of each of its letters. */
export const spaceInBytes = `(?:${Array.from({ length: 0x3001 }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => /[\p{Z}\t\r\n]/u.test(letter))
  .map((letter) =>
    [...Buffer.from(letter)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join(""),
  )
  .join("|")})`;

/** A text as a part of a regular expression that means just that. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
