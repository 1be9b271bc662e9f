import { jsonSchemas } from "#model/schema/json-schema.ts";
import { fieldsOf, type Field } from "./fields.ts";

/** The fields of every content file, by the name of its schema: `company`, `language/about`. */
export const formFields: Readonly<Record<string, Field>> = Object.fromEntries(
  [...jsonSchemas()].map(([name, schema]) => [name, fieldsOf(schema)]),
);
