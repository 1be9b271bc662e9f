import { expect, test } from "vitest";
import { formFields } from "../form-fields.ts";
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
