import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { jsonSchemas } from "#app/content/schema/json-schema.ts";
import { contentSourceOf } from "../content-source.ts";
import { siteModule } from "./site-module.ts";

/** The languages, the offices and the pages, for code that runs in browsers. */
export const siteFile = "app/i18n/site.generated.ts";

/** Where the JSON Schemas of the content files stand, for editors. */
export const schemaFolder = "content/.schemas";

/**
 * Every file of the project that is derived from others, by path: its text.
 * @param root folder of the project
 * @throws {ContentError} when the languages or the offices cannot be read
 */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const config = await resolveConfig(join(root, "package.json"));
  const site = await format(siteModule(contentSourceOf(join(root, "content"))), {
    ...config,
    filepath: siteFile,
  });
  return new Map([
    [siteFile, site],
    ...[...jsonSchemas()].map(
      ([name, schema]) => [`${schemaFolder}/${name}.json`, JSON.stringify(schema)] as const,
    ),
  ]);
}
