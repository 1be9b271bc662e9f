import { content } from "#app/data/content.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { localeOf } from "#model/site/languages.ts";
import type { Language } from "#model/site/pages.ts";

/** Data of the accessibility statement, with the date of its declaration in words. */
export function loader(language: Language) {
  const { words, ...page } = pageData("accessibility", language);
  const { facts, declared, ...others } = words;
  const long = new Intl.DateTimeFormat(localeOf(content.in[language].language), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const day = long.format(new Date(content.accessibility.declared));
  return { ...page, words: { ...others, facts: [...facts, { label: declared, value: day }] } };
}
