import { z } from "zod";
import type { ContentSource } from "#app/content/checks/across-files.ts";
import { ContentError, readFile } from "#app/content/read-content.ts";
import { languageSchema, type LanguageFacts } from "#app/content/schema/language.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";

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

/**
 * The module `app/i18n/site.generated.ts`: the languages and the offices that `content/` holds, for the code that runs
 * in browsers and knows no files.
 * @throws {ContentError} when a language or the list of offices cannot be read
 */
export function siteModule(source: ContentSource): string {
  const problems: string[] = [];
  const languages = codesIn(source).map((code) => {
    if (!languageCode.test(code))
      problems.push(`content/${code}: is not the code of a language: name the folder like fr, en or pt-BR`);
    const facts = readFile(`${code}/language.yaml`, languageSchema, source, problems)?.value as
      LanguageFacts | undefined;
    const prefix = code === defaultLanguage ? "" : `/${code}`;
    return { code, prefix, addresses: {}, ...facts };
  });
  const company = readFile("company.yaml", officesSchema, source, problems)?.value as
    z.infer<typeof officesSchema> | undefined;
  if (problems.length > 0) throw new ContentError(problems);
  return (
    "// Written by `npm run generate` from content/*/language.yaml and content/company.yaml: change those, not this.\n\n" +
    `export const languages = ${JSON.stringify(languages)} as const;\n\n` +
    `export const officeIds = ${JSON.stringify(Object.keys(company?.offices ?? {}))} as const;\n`
  );
}
