import { partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { content } from "#app/content/content.server.ts";
import { explanationLink } from "#app/content/links.server.ts";
import { sectorNames } from "#app/pages/home/page.server.ts";
import { serviceMatrix, serviceNames, type ServiceName } from "./services.ts";

/** Where a service is explained, if a page explains it. */
function explanation(service: ServiceName, language: Language): string | undefined {
  const entry = serviceMatrix[service];
  return "control" in entry ? explanationLink(entry.control, language).href : undefined;
}

/** Services in rows, sectors in columns, each mark a link to the sector's tab. */
export function matrixData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { matrix, tabs } = content.in[language].sectors;
  const { rows, ...words } = matrix;
  const sectors = sectorNames.map((id) => ({
    id,
    name: tabs.items[id].name,
    href: partPath("sectors", id, language),
  }));
  return {
    ...words,
    sectors,
    rows: serviceNames.map((id) => {
      const marked: readonly string[] = serviceMatrix[id].sectors;
      return {
        name: rows[id],
        href: explanation(id, language),
        marks: sectors.map((sector) => (marked.includes(sector.id) ? sector : undefined)),
      };
    }),
  };
}

export type Matrix = ReturnType<typeof matrixData>;
