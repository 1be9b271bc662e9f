import { expect, test } from "vitest";
import { formFields } from "../form-fields.ts";
import { words } from "./words.ts";

test("the forms that have a name of the editor's are forms of the site, in both languages", () => {
  const named = Object.keys(words.fr.files);
  expect(named.filter((name) => !(name in formFields))).toEqual([]);
  expect(Object.keys(words.en.files)).toEqual(named);
});
