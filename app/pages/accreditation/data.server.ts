import { logosOf } from "#app/data/assets.server.ts";
import { content } from "#app/data/content.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { approvalTable, scopeTable } from "#app/data/recognitions.server.ts";
import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";

/** Data of the page on the accreditation. */
export const loader = (language: Language) => ({
  ...pageData("accreditation", language),
  labels: content.in[language].frame.carousel,
  methods: approvalTable(language),
  scopes: scopeTable(language, "all"),
  logos: logosOf("accreditation"),
  quality: pathOf("quality", language),
});
