import { logosOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { approvalTable, scopeTable } from "#app/content/recognitions.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";

export const loader = (language: Language) => ({
  ...pageData("accreditation", language),
  labels: content.in[language].frame.carousel,
  methods: approvalTable(language),
  scopes: scopeTable(language, "all"),
  logos: logosOf("accreditation"),
  quality: pathOf("quality", language),
});
