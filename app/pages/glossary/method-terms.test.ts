import { expect, test } from "vitest";
import { languageCodes } from "#app/i18n/languages.ts";
import { methodNames } from "#app/content/schema/methods.ts";
import { readContent } from "#app/content/read-content.ts";
import { contentSourceOf } from "../../../build-tools/content-source.ts";
import { methodTerms } from "./method-terms.ts";

const content = readContent(contentSourceOf("content"));

test.each(languageCodes)("each method is named by one term of the glossary, its own (%s)", (language) => {
  const { terms, methods } = content.in[language];
  const named = methodNames.map((method) => methodTerms[method]);
  expect(new Set(named).size).toBe(methodNames.length);
  for (const method of methodNames) {
    const { term } = terms[methodTerms[method]] ?? expect.fail(`${methodTerms[method]} is no term`);
    const { name } = methods.items[method];
    // None is mistaken for another: they have a word in common.
    const words = term.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
    expect(
      words.some((word) => name.toLowerCase().includes(word)),
      `${term}, ${name}`,
    ).toBe(true);
  }
});
