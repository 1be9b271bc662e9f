import type { Language } from "#app/i18n/languages.ts";

const addresses = import.meta.glob<string>("/content/*/flag.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of a language's flag, `content/<language>/flag.svg`, for those that have one. */
export function flagOf(language: Language): string | undefined {
  return addresses[`/content/${language}/flag.svg`];
}
