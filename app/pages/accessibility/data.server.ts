import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/languages.ts";

export const loader = (language: Language) => ({
  ...pageData("accessibility", language),
});
