import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { courses } from "./courses.server.ts";

export const loader = (language: Language) => ({
  ...pageData("formation", language, { things: courses(language) }),
});
