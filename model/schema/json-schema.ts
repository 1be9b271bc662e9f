import { z } from "zod";
import { languageFiles, sharedFiles } from "./model.ts";

/** The JSON Schema of each content file, by its path in `content/.schemas` without `.json`. @see https://json-schema.org/draft/2020-12 */
export function jsonSchemas(): ReadonlyMap<string, object> {
  const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", reused: "ref" });
  return new Map([
    ...Object.entries(sharedFiles).map(([name, schema]) => [name, schemaOf(schema)] as const),
    ...Object.entries(languageFiles).map(([name, schema]) => [`language/${name}`, schemaOf(schema)] as const),
  ]);
}
