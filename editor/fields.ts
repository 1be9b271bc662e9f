import { z } from "zod";
import { imageFile, logoFile, svgFile } from "#model/schema/fields.ts";
import { languageFiles, sharedFiles } from "#model/schema/model.ts";
import type { Field } from "./protocol.ts";

type Schema = z.core.JSONSchema.JSONSchema;

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: "input" });

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
function fieldOf(given: Schema | boolean, path: readonly string[] = []): Field {
  const schema = typeof given === "object" ? given : {};
  const { description: purpose, items, additionalProperties: others, propertyNames: names } = schema;
  if (schema.enum) return { kind: "choice", options: schema.enum.map(String), purpose };
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
  if (schema.type === "array" && items && !Array.isArray(items)) {
    const entry = fieldOf(items, path);
    return { kind: "list", entry, least: schema.minItems, most: schema.maxItems, purpose };
  }
  if (schema.type === "object" && typeof others === "object") {
    const nameForm = typeof names === "object" ? formOf(names) : undefined;
    return { kind: "record", entry: fieldOf(others, path), least: schema.minProperties, nameForm, purpose };
  }
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
      // What must never be there has no field.
      if (typeof inner === "object" && inner.not) return [];
      const optional = !schema.required?.includes(name);
      return [[name, { ...fieldOf(inner, [...path, name]), optional }] as const];
    });
    return { kind: "group", fields: Object.fromEntries(fields), purpose };
  }
  throw new Error(`No form can show ${path.join(".") || "the file"}: ${JSON.stringify(given)}`);
}

export const formFields: Readonly<Record<string, Field>> = Object.fromEntries(
  [
    ...Object.entries(sharedFiles),
    ...Object.entries(languageFiles).map(([name, file]) => [`language/${name}`, file] as const),
  ].map(([name, file]) => [name, fieldOf(schemaOf(file))]),
);
