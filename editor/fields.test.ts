import { describe, expect, test } from "vitest";
import { readSite } from "#model/check/read-content.ts";
import { formFieldsOf } from "./fields.ts";
import type { Value } from "./protocol.ts";
import { fieldAt, schemaName, textsIn } from "./values.ts";

const site = readSite("content");
const formFields = formFieldsOf(site);
const { languageCodes } = site;
const { in: languages, ...shared } = site.content;
const [[office = ""], [kind = ""]] = [Object.keys(shared.company.offices), Object.keys(shared.equipment)];

test.each([
  ...Object.entries(shared).map(([name, value]) => [`${name}.yaml`, value] as const),
  ...languageCodes.flatMap((code) =>
    Object.entries(languages[code]).map(([name, value]) => [`${code}/${name}.yaml`, value] as const),
  ),
])("every text of %s has a field with a description", (file, value) => {
  const fields = formFields[schemaName(file, languageCodes)];
  for (const { path } of textsIn(value as Value)) {
    const field = fieldAt(fields, path);
    const where = path.join(".");
    expect(field?.kind, where).toMatch(/^(text|file|choice)$/);
    if (field?.kind !== "choice") expect(field?.purpose, where).toMatch(/\S/);
  }
});

describe("a field has the rules of its schema", () => {
  const at = (schema: string, ...path: (string | number)[]) => fieldAt(formFields[schema], path);

  test("a text: an example, where it has one form", () => {
    expect(at("company", "offices", office, "landline")).toMatchObject({
      kind: "text",
      example: "+216 71 234 567",
    });
    expect(at("company", "offices", office, "address", "street")).toHaveProperty("example", undefined);
    expect(at("company", "brand", "colours", "main")).toHaveProperty("example", "#0f4250");
  });

  test("a list: the number of entries", () => {
    expect(at("language/about", "values", "commitments")).toMatchObject({ kind: "list", least: 4, most: 4 });
    expect(at("language/about", "meta", "keywords")).toMatchObject({ least: 1, most: undefined });
  });

  test("named entries: the pattern of their names", () => {
    expect(at("language/terms")).toMatchObject({ kind: "record", least: 1, nameForm: "^[a-z][A-Za-z0-9]*$" });
  });

  test("a point on a picture: the limits of its two numbers", () => {
    expect(at("pictures", "equipment", kind, "points", 0, 1)).toMatchObject({ least: 10, most: 90 });
  });
});
