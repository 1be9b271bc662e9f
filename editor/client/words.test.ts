import { expect, test } from "vitest";
import { ContentStore } from "../content-store.ts";
import { site } from "../../tests/support/current-site.ts";
import { formFieldsOf } from "../fields.ts";
import { formName } from "./names.ts";
import { messages } from "./words.ts";

const formFields = formFieldsOf(site);

test("every group, field and form that the editor names exists in the schemas", () => {
  const schemas = JSON.stringify(formFields);
  expect(Object.keys(messages.keys).filter((name) => !schemas.includes(`"${name}":`))).toEqual([]);
  expect(Object.keys(messages.files).filter((name) => !(name in formFields))).toEqual([]);
});

test("every form has a readable name, not its file name", () => {
  const model = new ContentStore(process.cwd()).model();
  // The editor names the form of language.yaml itself.
  const forms = Object.keys(formFields).filter((schema) => schema !== "language/language");
  expect(forms.filter((schema) => schema.endsWith(formName(schema, model)))).toEqual([]);
});
