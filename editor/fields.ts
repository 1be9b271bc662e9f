import { z } from "zod";
import { imageFile, logoFile, svgFile } from "#model/schema/fields.ts";
import { languageFiles, sharedFiles } from "#model/schema/model.ts";
import type { Field } from "./protocol.ts";

/** The parts of a JSON Schema that are read here. */
interface Schema {
  readonly type?: string;
  readonly not?: object;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly allOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: "input" }) as Schema;

/** Every text has this: it says something. */
const patternOfAll = String.raw`\S`;

/** The form that a text must have besides, as a regular expression. */
function formOf({ pattern, allOf = [] }: Schema): string | undefined {
  return [pattern, ...allOf.map((part) => part.pattern)].findLast(
    (one) => one !== undefined && one !== patternOfAll,
  );
}

const [imageForm, logoForm, svgForm] = [imageFile, logoFile, svgFile].map((type) => formOf(schemaOf(type)));

/** The folder below `content/` of the files that a text names by its form. @param path names of the groups around it */
function folderOf(form: string, path: readonly string[]): string | undefined {
  if (form === imageForm) return "images";
  if (form === logoForm) return path.slice(0, 2).join("/");
  return form === svgForm ? "logo" : undefined;
}

/** The field of a form for what a schema describes. @throws when the schema says something that no form can show */
function fieldOf(schema: Schema, path: readonly string[] = []): Field {
  const { description: purpose, properties = {}, required = [], additionalProperties: others } = schema;
  if (schema.enum) return { kind: "choice", options: schema.enum, purpose };
  if (schema.type === "number")
    return { kind: "number", least: schema.minimum, most: schema.maximum, purpose };
  if (schema.type === "string") {
    const form = formOf(schema);
    const folder = form === undefined ? undefined : folderOf(form, path);
    return folder === undefined
      ? { kind: "text", longest: schema.maxLength, form, purpose }
      : { kind: "file", folder, purpose };
  }
  if (schema.prefixItems)
    return { kind: "row", entries: schema.prefixItems.map((entry) => fieldOf(entry, path)), purpose };
  if (schema.type === "array" && schema.items) {
    const entry = fieldOf(schema.items, path);
    return { kind: "list", entry, least: schema.minItems, most: schema.maxItems, purpose };
  }
  if (schema.type === "object" && typeof others === "object") {
    const nameForm = formOf(schema.propertyNames ?? {});
    return { kind: "record", entry: fieldOf(others, path), least: schema.minProperties, nameForm, purpose };
  }
  if (schema.type === "object") {
    const fields = Object.entries(properties).flatMap(([name, inner]) => {
      // What must never be there has no field.
      if (inner.not) return [];
      return [[name, { ...fieldOf(inner, [...path, name]), optional: !required.includes(name) }] as const];
    });
    return { kind: "group", fields: Object.fromEntries(fields), purpose };
  }
  throw new Error(`No form can show ${path.join(".") || "the file"}: ${JSON.stringify(schema)}`);
}

/** The fields of every content file, by the name of its schema: `company`, `language/about`. */
export const formFields: Readonly<Record<string, Field>> = Object.fromEntries(
  [
    ...Object.entries(sharedFiles),
    ...Object.entries(languageFiles).map(([name, file]) => [`language/${name}`, file] as const),
  ].map(([name, file]) => [name, fieldOf(schemaOf(file))]),
);
