import { z } from "zod";
import { languageFiles, sharedFiles } from "./files.ts";
import { frenchPurposes } from "./purposes.fr.ts";

/** A schema as editors read it. @see https://json-schema.org/draft/2020-12 */
function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: "input",
    // A group that stands in many places is written once.
    reused: "ref",
    override: ({ jsonSchema }) => {
      const english = jsonSchema.description;
      const french = english === undefined ? undefined : frenchPurposes[english];
      if (french !== undefined) jsonSchema.description = `${french} / ${english ?? ""}`;
    },
  });
}

/** The JSON Schema of each content file, by the file's name without `.yaml`. */
export function jsonSchemas(): Readonly<Record<string, Record<string, unknown>>> {
  return Object.fromEntries(
    Object.entries({ ...sharedFiles, ...languageFiles }).map(([name, schema]) => [
      name,
      jsonSchemaOf(schema),
    ]),
  );
}
