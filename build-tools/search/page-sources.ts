import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "#app/i18n/paths.ts";

/** Pages that show sentences of another file than their own. A browser test compares this with the built pages. */
const borrowed: Partial<Readonly<Record<PageId, readonly (PageId | "company")[]>>> = {
  control: ["domains"],
  quality: ["accreditation", "company"],
  accreditation: ["quality", "company"],
  contact: ["company"],
  accessibility: ["contact", "company"],
};

/** Files below `content/` whose sentences a page shows in its main part. */
export function pageSources(page: PageId, language: Language): string[] {
  return [page, ...(borrowed[page] ?? [])].map((file) =>
    file === "company" ? "company.yaml" : `${language}/${file}.yaml`,
  );
}
