import { expect, test } from "vitest";
import { ContentStore } from "../content-store.ts";
import { site } from "../../tests/support/current-site.ts";
import { formFieldsOf } from "../fields.ts";
import { formName } from "./names.ts";
import { messages } from "./words.ts";

const formFields = formFieldsOf(site);

test("the groups, fields and forms that have a name of the editor's are there", () => {
  const schemas = JSON.stringify(formFields);
  expect(Object.keys(messages.keys).filter((name) => !schemas.includes(`"${name}":`))).toEqual([]);
  expect(Object.keys(messages.files).filter((name) => !(name in formFields))).toEqual([]);
});

test("every form is called by words, and not by the name of its file", () => {
  const model = new ContentStore(process.cwd()).model();
  // Addresses are changed in the file.
  const forms = Object.keys(formFields).filter((schema) => schema !== "language/language");
  expect(forms.filter((schema) => schema.endsWith(formName(schema, model)))).toEqual([]);
});
