import { z } from "zod";
import { ContentFiles, type ContentSource } from "#app/content/content-files.ts";
import { quoted, say } from "#app/messages/messages.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import * as pages from "#app/pages/pages.server.ts";

/** The address of a page below its language's prefix, and where a writer gives it. */
interface Address {
  readonly page: string;
  readonly path: string;
  readonly written?: { readonly file: string; readonly field: readonly string[] };
}

interface AddressOptions {
  readonly source: ContentSource;
  readonly code: string;
  /** The ends of the addresses that differ in this language, by page. */
  readonly own: Readonly<Record<string, string | undefined>>;
  readonly methods: readonly string[];
}

/** The addresses of all pages in a language: those of `app/pages/` in their order, then those of the methods, below their page. */
export function addressesIn({ source, code, own, methods }: AddressOptions): Address[] {
  // What is wrong with the words of a method is told with all other words.
  const words = new ContentFiles(source);
  const ofPages = Object.entries(pages)
    .sort(([, one], [, other]) => (one.address < other.address ? -1 : 1))
    .map(([page, { address }]) => ({
      page,
      path: own[page] === undefined ? address : `/${own[page]}`,
      ...(own[page] !== undefined && {
        written: { file: `${code}/language.yaml`, field: ["addresses", page] },
      }),
    }));
  const parent = ofPages.find(({ page }) => page === "cnd")?.path ?? "";
  const ofMethods = methods.map((name) => {
    const page = `methods/${name}`;
    const file = `${code}/${page}.yaml`;
    const { address = name } = words.checked(file, z.looseObject({ address: z.string() })) ?? {};
    return { page, path: `${parent}/${address}`, written: { file, field: ["address"] } };
  });
  return [...ofPages, ...ofMethods];
}

/** The methods whose words name a drawing. */
export function drawnIn(source: ContentSource, methods: readonly string[]): string[] {
  const words = new ContentFiles(source);
  return methods.filter((name) =>
    words.checked(`${defaultLanguage}/methods/${name}.yaml`, z.looseObject({ diagram: z.object() })),
  );
}

/** Reports two pages of a language that have one address, and a page that has that of a language. @param codes of all languages */
export function reportTwins(
  addresses: readonly Address[],
  codes: readonly string[],
  files: ContentFiles,
): void {
  for (const { page, path, written } of addresses) {
    const twin = addresses.find((other) => other.page !== page && other.path === path);
    const owner = twin
      ? say("ownerPage", { page: twin.page })
      : codes.includes(path.slice(1)) && say("ownerLanguage");
    if (written && owner !== false)
      files.report(
        written.file,
        say("addressTwin", { found: quoted(path.slice(path.lastIndexOf("/") + 1)), owner }),
        written.field,
      );
  }
}
