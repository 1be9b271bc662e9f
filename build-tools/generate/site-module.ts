import { z } from "zod";
import { ContentError, ContentFiles, type ContentSource } from "#app/content/content-files.ts";
import { languageSchema } from "#app/content/schema/language.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import * as pages from "#app/pages/pages.server.ts";

/** Only what the addresses of the site depend on; all else about the company is checked with the content. */
const officesSchema = z.looseObject({
  offices: z.record(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, { error: "is not an office's id: write it in small letters, like tunis" }),
    z.unknown(),
    {
      error: (issue) =>
        issue.code === "invalid_key"
          ? "is not an office's id: write it in small letters, like tunis"
          : "is missing: write one group of fields for each office",
    },
  ),
});

const languageFile = /^([^/]+)\/language\.yaml$/;
const languageCode = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Folders that hold a `language.yaml`: the default language first, the others by their code. */
function codesIn(source: ContentSource): string[] {
  const codes = Object.keys(source.texts).flatMap((file) => languageFile.exec(file)?.[1] ?? []);
  return [defaultLanguage, ...codes.filter((code) => code !== defaultLanguage).sort()];
}

/** The address of each page, by its folder, in the order of the addresses. */
function pathsOf(): Readonly<Record<string, string>> {
  const addresses = Object.entries(pages).map(([page, { address }]) => [page, address] as const);
  return Object.fromEntries(addresses.sort(([, one], [, other]) => (one < other ? -1 : 1)));
}

/**
 * The module `app/i18n/site.generated.ts`: the languages and the offices that `content/` holds and the pages of
 * `app/pages/`, for the code that runs in browsers and knows no files.
 * @throws {ContentError} when a language or the list of offices cannot be read
 */
export function siteModule(source: ContentSource): string {
  const files = new ContentFiles(source);
  const languages = codesIn(source).map((code) => {
    if (!languageCode.test(code))
      files.problems.push(
        `content/${code}: is not the code of a language: name the folder like fr, en or pt-BR`,
      );
    const facts = files.checked(`${code}/language.yaml`, languageSchema);
    const prefix = code === defaultLanguage ? "" : `/${code}`;
    return { code, prefix, addresses: {}, ...facts };
  });
  const company = files.checked("company.yaml", officesSchema);
  if (files.problems.length > 0) throw new ContentError(files.problems);
  const constant = (name: string, value: unknown) =>
    `\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
  return (
    "// Written by `npm run generate` from content/*/language.yaml, content/company.yaml and app/pages/: change those, not this.\n" +
    constant("languages", languages) +
    constant("officeIds", Object.keys(company?.offices ?? {})) +
    constant("paths", pathsOf())
  );
}
