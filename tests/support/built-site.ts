import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, type Language } from "#app/i18n/languages.ts";
import { pageIds, pathOf, type PageId } from "#app/i18n/paths.ts";

/** Folder of the built site. */
export const siteFolder = "build/client";

interface BuiltPage {
  readonly page: PageId;
  readonly language: Language;
  readonly path: string;
  readonly html: string;
}

/** Every page of the built site in every language, as the file that is served. */
export const builtPages: readonly BuiltPage[] = languageCodes.flatMap((language) =>
  pageIds.map((page) => {
    const path = pathOf(page, language);
    return {
      page,
      language,
      path,
      html: readFileSync(join(siteFolder, path === "/" ? "index.html" : `${path}.html`), "utf8"),
    };
  }),
);
