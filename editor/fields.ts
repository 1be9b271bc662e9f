import { z } from "zod";
import { imageFile, logoFile, svgFile } from "#model/schema/fields.ts";

/** A field of a form, made from the schema of a content file: what it is for, and what holds for it. */
export type Field = {
  /** What it is for. */
  readonly purpose?: string;
  /** It may be missing. */
  readonly optional?: true;
} & (
  | { readonly kind: "text"; readonly longest?: number; readonly form?: string }
  /** The name of a file in a folder below `content/`. */
  | { readonly kind: "file"; readonly folder: string; readonly form: string }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "number"; readonly least?: number; readonly most?: number }
  | { readonly kind: "group"; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: "list"; readonly entry: Field; readonly least?: number; readonly most?: number }
  /** A list whose entries differ by their place. */
  | { readonly kind: "row"; readonly entries: readonly Field[] }
  /** Entries by names that the writer gives. */
  | { readonly kind: "record"; readonly entry: Field; readonly least?: number; readonly nameForm?: string }
);

/** The parts of a JSON Schema that are read here. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
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

/** Every text has this: it says something. */
const patternOfAll = String.raw`\S`;

/** The form that a text must have besides, as a regular expression. */
function formOf({ pattern, allOf = [] }: Schema): string | undefined {
  return [pattern, ...allOf.map((part) => part.pattern)].findLast(
    (one) => one !== undefined && one !== patternOfAll,
  );
}

const formOfType = (type: z.ZodType) => formOf(z.toJSONSchema(type) as Schema);
const [imageForm, logoForm, svgForm] = [imageFile, logoFile, svgFile].map(formOfType);

/** The folder below `content/` of the files that a text names by its form. @param path names of the groups around it */
function folderOf(form: string, path: readonly string[]): string | undefined {
  if (form === imageForm) return "images";
  if (form === logoForm) return path.slice(0, 2).join("/");
  return form === svgForm ? "logo" : undefined;
}

const purposeOf = ({ description: purpose }: Schema): Pick<Field, "purpose"> =>
  purpose === undefined ? {} : { purpose };

/** A limit by its name, where there is one. */
const limit = <Name extends string>(name: Name, value: number | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Readonly<Record<Name, number>>>;

/**
 * The fields of a form for a content file.
 * @param root the JSON Schema of the file, as `jsonSchemas()` gives it
 * @throws when the schema says something that no form can show
 */
export function fieldsOf(root: object): Field {
  const definitions = (root as Schema).$defs ?? {};
  const resolved = ({ $ref, ...rest }: Schema): Schema => {
    const definition = definitions[$ref?.replace("#/$defs/", "") ?? ""];
    return definition ? { ...resolved(definition), ...rest } : rest;
  };

  const fieldOf = (given: Schema, path: readonly string[]): Field => {
    const schema = resolved(given);
    const purpose = purposeOf(schema);
    if (schema.enum) return { kind: "choice", options: schema.enum, ...purpose };
    if (schema.type === "number")
      return {
        kind: "number",
        ...limit("least", schema.minimum),
        ...limit("most", schema.maximum),
        ...purpose,
      };
    if (schema.type === "string") {
      const form = formOf(schema);
      const folder = form === undefined ? undefined : folderOf(form, path);
      if (form !== undefined && folder !== undefined) return { kind: "file", folder, form, ...purpose };
      return {
        kind: "text",
        ...limit("longest", schema.maxLength),
        ...(form !== undefined && { form }),
        ...purpose,
      };
    }
    if (schema.prefixItems)
      return { kind: "row", entries: schema.prefixItems.map((entry) => fieldOf(entry, path)), ...purpose };
    if (schema.type === "array" && schema.items)
      return {
        kind: "list",
        entry: fieldOf(schema.items, path),
        ...limit("least", schema.minItems),
        ...limit("most", schema.maxItems),
        ...purpose,
      };
    if (schema.type === "object" && typeof schema.additionalProperties === "object") {
      const nameForm = formOf(resolved(schema.propertyNames ?? {}));
      return {
        kind: "record",
        entry: fieldOf(schema.additionalProperties, path),
        ...limit("least", schema.minProperties),
        ...(nameForm !== undefined && { nameForm }),
        ...purpose,
      };
    }
    if (schema.type === "object") {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties)
        // What must never be there has no field.
        .filter(([, inner]) => resolved(inner).not === undefined)
        .map(([name, inner]) => {
          const field = fieldOf(inner, [...path, name]);
          return [name, required.includes(name) ? field : { ...field, optional: true as const }] as const;
        });
      return { kind: "group", fields: Object.fromEntries(fields), ...purpose };
    }
    throw new Error(`No form can show ${path.join(".") || "the file"}: ${JSON.stringify(given)}`);
  };

  return fieldOf(root, []);
}
