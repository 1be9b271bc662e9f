/** The fields of the editor's forms, from the JSON Schema of each content file. */
import type { z } from "zod";
import { jsonSchemas } from "#model/schema/json-schema.ts";
import type { SiteFacts } from "#model/site/site.ts";
import type { FieldMeta } from "#model/schema/field-meta.ts";
import type { Field } from "./protocol.ts";

type Schema = z.core.JSONSchema.JSONSchema;

/** The pattern of every text: not blank. */
const patternOfAll = String.raw`\S`;

/** A text's further pattern, as a regular expression. */
function formOf({ pattern, allOf = [] }: Schema): string | undefined {
  return [pattern, ...allOf.map((part) => part.pattern)].findLast(
    (one) => one !== undefined && one !== patternOfAll,
  );
}

/** Makes a form field from a JSON Schema. @throws when no form can show the schema */
function fieldOf(given: Schema | boolean, path: readonly string[] = [], above: FieldMeta = {}): Field {
  const schema: Schema & FieldMeta = typeof given === "object" ? given : {};
  const { description: purpose, items, additionalProperties: others, propertyNames: names } = schema;
  const { language, untagged = above.untagged ?? false, haveFiles = false, defines, namesAll } = schema;
  const { differs = above.differs ?? "present" } = schema;
  const own: FieldMeta = { untagged, differs };
  if (schema.enum) return { kind: "choice", options: schema.enum.map(String), purpose };
  if (schema.type === "number")
    return { kind: "number", least: schema.minimum, most: schema.maximum, purpose };
  if (schema.type === "string") {
    const { folder } = schema;
    if (typeof folder !== "string")
      return {
        kind: "text",
        longest: schema.maxLength,
        example: schema.examples?.map(String)[0],
        language,
        untagged,
        isFree: differs === "free",
        purpose,
      };
    // Each strip of logos has its own folder.
    return { kind: "file", folder: folder === "partners" ? path.slice(0, 2).join("/") : folder, purpose };
  }
  if (schema.prefixItems)
    return {
      kind: "row",
      entries: schema.prefixItems.map((entry) => fieldOf(entry, path, own)),
      purpose,
    };
  if (schema.type === "array" && items && !Array.isArray(items)) {
    const entry = fieldOf(items, path, own);
    const isFree = differs === "free";
    return { kind: "list", entry, least: schema.minItems, most: schema.maxItems, isFree, purpose };
  }
  if (schema.type === "object" && typeof others === "object") {
    const nameForm = typeof names === "object" ? formOf(names) : undefined;
    return {
      kind: "record",
      entry: fieldOf(others, path, own),
      least: schema.minProperties,
      nameForm,
      nameRemedy: schema.keyForm,
      isFixed: haveFiles,
      thing: defines ?? namesAll,
      purpose,
    };
  }
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
      // A property that must be absent has no field.
      if (typeof inner === "object" && inner.not) return [];
      const optional = !schema.required?.includes(name);
      return [[name, { ...fieldOf(inner, [...path, name], own), optional }] as const];
    });
    return { kind: "group", fields: Object.fromEntries(fields), purpose };
  }
  throw new Error(`No form can show ${path.join(".") || "the file"}: ${JSON.stringify(given)}`);
}

/** The form fields of each content file of a site, by the name of its schema. */
export const formFieldsOf = (site: Pick<SiteFacts, "methodNames">): Readonly<Record<string, Field>> =>
  Object.fromEntries([...jsonSchemas(site)].map(([name, schema]) => [name, fieldOf(schema)]));
