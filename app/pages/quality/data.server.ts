import { logosOf } from "#app/data/assets.server.ts";
import { content } from "#app/data/content.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { approvalTable, scopeTable } from "#app/data/recognitions.server.ts";
import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";

/** Data of the page on quality. */
export const loader = (language: Language) => ({
  ...pageData("quality", language),
  methods: approvalTable(language),
  scopes: scopeTable(language, "withoutB4"),
  recognitions: content.in[language].recognitions.definitions,
  logos: logosOf("quality"),
  accreditation: pathOf("accreditation", language),
});
