import { explanationLink } from "#app/content/links.server.ts";
import { sectorNames } from "#app/content/schema/sectors.ts";
import { partPath } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { SectorsWords } from "./page.server.ts";
import { serviceMatrix as services, serviceNames } from "./services.ts";

/** Services in rows, sectors in columns, each mark a link to the sector's tab. */
export function serviceMatrix(
  { rows, ...words }: SectorsWords["matrix"],
  names: SectorsWords["tabs"]["items"],
  language: Language,
) {
  const sectors = sectorNames.map((id) => ({
    id,
    name: names[id].name,
    href: partPath("sectors", id, language),
  }));
  return {
    ...words,
    sectors,
    rows: serviceNames.map((id) => {
      const service = services[id];
      const marked: readonly string[] = service.sectors;
      return {
        name: rows[id],
        // Where a page explains the service.
        href: "control" in service ? explanationLink(service.control, language).href : undefined,
        marks: sectors.map((sector) => (marked.includes(sector.id) ? sector : undefined)),
      };
    }),
  };
}

export type ServiceMatrixData = ReturnType<typeof serviceMatrix>;
