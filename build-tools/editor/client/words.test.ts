import { expect, test } from "vitest";
import { Desk } from "../desk.ts";
import { formFields } from "../form-fields.ts";
import { formName } from "./names.ts";
import { words } from "./words.ts";

test("the groups and fields that have a name of the editor's are in some file, in both languages", () => {
  const schemas = JSON.stringify(formFields);
  const named = Object.keys(words.fr.keys);
  expect(named.filter((name) => !schemas.includes(`"${name}":`))).toEqual([]);
  expect(Object.keys(words.en.keys)).toEqual(named);
});

test("the forms that have a name of the editor's are forms of the site, in both languages", () => {
  const named = Object.keys(words.fr.files);
  expect(named.filter((name) => !(name in formFields))).toEqual([]);
  expect(Object.keys(words.en.files)).toEqual(named);
});

test("every form is called by words, and not by the name of its file", () => {
  const model = new Desk(process.cwd()).model();
  // Addresses are changed in the file.
  const forms = Object.keys(formFields).filter((schema) => schema !== "language/language");
  for (const language of ["fr", "en"] as const)
    expect(forms.filter((schema) => schema.endsWith(formName(schema, model, language)))).toEqual([]);
});
