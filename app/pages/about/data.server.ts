import { pageData } from "#app/content/page-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

export const loader = (language: Language) => pageData("about", language, { kind: "AboutPage" });
