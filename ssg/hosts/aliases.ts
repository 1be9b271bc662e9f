import type { Site } from "#model/site/site.ts";

/** An address that redirects permanently to a page. The list is finite, so that no request is redirected to another site. */
export interface Alias {
  readonly from: string;
  readonly to: string;
}

/** Old addresses of renamed pages: add `{ from: "/old", to: "/contact" }`. */
const formerAddresses: readonly Alias[] = [];

/** All addresses that redirect to a page of a site. */
export function aliasesOf({ languages, pageIds, pagePaths, pathOf }: Site) {
  const tidy = (aliases: readonly Alias[]): Alias[] => {
    const known = new Map(aliases.map(({ from, to }) => [from, to]));
    for (const page of ["", ...pagePaths]) known.delete(page);
    return [...known].map(([from, to]) => ({ from, to }));
  };
  /** A page under its name in another language: `/en/glossaire`. */
  const namesElsewhere = languages.flatMap(({ code, prefix }) =>
    pageIds.flatMap((page) =>
      languages.map((other) => ({
        from: (prefix + pathOf(page, other.code).slice(other.prefix.length)).replace(/\/$/, ""),
        to: pathOf(page, code),
      })),
    ),
  );
  /** The default language with a prefix, like the others: `/fr/contact`. */
  const namedDefault = languages
    .filter(({ prefix }) => prefix === "")
    .flatMap(({ code }) =>
      pageIds.map((page) => {
        const to = pathOf(page, code);
        return { from: `/${code}${to === "/" ? "" : to}`, to };
      }),
    );
  /** Addresses with other capitals that are often typed: `/controlcnd`, `/Contact`, `/CONTACT`. */
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
  /** Aliases that a host must be told, each with and without a trailing slash. */
  const named = tidy(
    tidy([...otherCapitals, ...namesElsewhere, ...namedDefault, ...namedIndex, ...formerAddresses]).flatMap(
      ({ from, to }) => [
        { from, to },
        { from: `${from}/`, to },
      ],
    ),
  );
  /** Aliases that hosts of static files redirect by themselves: a page's file name, and a trailing slash. */
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
    // Pages under their own address, for servers that compare decoded addresses: `/%63ontact`, `/contact%20`.
    all: [...named, ...ofFiles, ...pagePaths.map((page) => ({ from: page, to: page }))],
  };
}

/** White space at the end of pasted addresses, as a regular expression that works in JavaScript (with `u`) and Caddy. */
export const spaceAtEnd = "[\\p{Z}\\t\\r\\n]*$";

/** `spaceAtEnd` for servers that compare bytes: one white-space character, as the bytes of its UTF-8 form. */
export const spaceInBytes = `(?:${Array.from({ length: 0x3001 }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => /[\p{Z}\t\r\n]/u.test(letter))
  .map((letter) =>
    [...Buffer.from(letter)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join(""),
  )
  .join("|")})`;

/** Escapes a text for use in a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
