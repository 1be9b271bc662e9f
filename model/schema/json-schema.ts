/** The content's schemas as JSON Schema, for text editors and the site's editor. */
import { z } from "zod";
import type { SiteFacts } from "#model/site/site.ts";
import type { FieldMeta } from "./field-meta.ts";
import { languageFilesOf, sharedFiles } from "./model.ts";

const filesOf = (site: Pick<SiteFacts, "methodNames">) => [
  ...Object.entries(sharedFiles),
  ...Object.entries(languageFilesOf(site)).map(([name, file]) => [`language/${name}`, file] as const),
];

/** The names of the schemas of a site's content files: `company`, `language/about`. */
export const schemaNames = (site: Pick<SiteFacts, "methodNames">) => filesOf(site).map(([name]) => name);

/**
 * The JSON Schema of each content file of a site, by its path in `content/.schemas` without `.json`. Where a method is named,
 * editors suggest the site's methods. @see https://json-schema.org/draft/2020-12
 */
export const jsonSchemas = (site: Pick<SiteFacts, "methodNames">) =>
  new Map(
    filesOf(site).map(([name, file]) => [
      name,
      z.toJSONSchema(file, {
        io: "input",
        override: ({ jsonSchema }) => {
          const { refersTo, orElse = [] } = jsonSchema as FieldMeta;
          if (refersTo === "method") jsonSchema.enum = [...site.methodNames, ...orElse];
        },
      }),
    ]),
  );
