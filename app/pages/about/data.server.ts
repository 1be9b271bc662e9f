import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/pages.ts";

/** Data of the page "About us". */
export const loader = (language: Language) => pageData("about", language, { kind: "AboutPage" });
