import { z } from "zod";
import { ContentError, ContentFiles, type ContentSource } from "#app/content/content-files.ts";
import { languageSchema } from "#app/content/schema/language.ts";
import { inLanguage, say } from "#app/messages/messages.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { addressesIn, drawnIn, reportTwins } from "./addresses.ts";

/** Only what the addresses of the site depend on; all else about the company is checked with the content. */
const officesSchema = z.looseObject({
  offices: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, { error: () => say("officeBad") }), z.unknown(), {
    error: ({ code }) => say(code === "invalid_key" ? "officeBad" : "officesMissing"),
  }),
});

const methodsSchema = z.record(z.string().regex(/^[a-z][A-Za-z]*$/), z.unknown(), {
  error: ({ code }) =>
    say(code === "invalid_key" ? "idBad" : "idsEmpty", {
      purpose: inLanguage("une méthode", "a method"),
      example: "ultrasonic",
    }),
});

const languageFile = /^([^/]+)\/language\.yaml$/;
const languageCode = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Folders that hold a `language.yaml`: the default language first, the others by their code. */
function codesIn(source: ContentSource): string[] {
  const codes = Object.keys(source.texts).flatMap((file) => languageFile.exec(file)?.[1] ?? []);
  return [defaultLanguage, ...codes.filter((code) => code !== defaultLanguage).sort()];
}

/**
 * The module `app/i18n/site.generated.ts`: the languages, the offices and the methods that `content/` holds, and the
 * addresses of all pages, for code that knows no files.
 * @throws {ContentError} when a language or a list cannot be read, or two pages have one address
 */
export function siteModule(source: ContentSource): string {
  const files = new ContentFiles(source);
  const codes = codesIn(source);
  const methods = Object.keys(files.checked("methods.yaml", methodsSchema) ?? {});
  const paths: Record<string, Readonly<Record<string, string>>> = {};
  const languages = codes.map((code) => {
    if (!languageCode.test(code)) files.problems.push(`content/${code}: ${say("languageCode")}`);
    const facts = files.checked(`${code}/language.yaml`, languageSchema);
    const prefix = code === defaultLanguage ? "" : `/${code}`;
    const { addresses: own = {}, ...others } = facts ?? {};
    const addresses = addressesIn({ source, code, own, methods });
    reportTwins(addresses, codes, files);
    paths[code] = Object.fromEntries(
      addresses.map(({ page, path }) => [page, page === "home" ? prefix || "/" : prefix + path]),
    );
    return { code, prefix, ...others };
  });
  const company = files.checked("company.yaml", officesSchema);
  if (files.problems.length > 0) throw new ContentError(files.problems);
  const constant = (name: string, value: unknown) =>
    `\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
  return (
    "// Written by `npm run generate` from content/ and app/pages/: change those, not this.\n" +
    constant("languages", languages) +
    constant("officeIds", Object.keys(company?.offices ?? {})) +
    constant("methodNames", methods) +
    constant("drawnMethods", drawnIn(source, methods)) +
    constant("paths", paths)
  );
}
