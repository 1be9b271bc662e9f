import { content } from "#app/data/content.server.ts";
import { explanationLink } from "#app/data/links.server.ts";
import type { Language } from "#model/site/languages.ts";
import { anchorOf } from "#model/site/anchors.ts";
import { partPath } from "#model/site/paths.ts";
import type { SectorsWords } from "#model/schema/pages/sectors.ts";

/** The sectors with their services, each with the address of what explains it, where a page does. */
export function sectorTabs({ items, ...words }: SectorsWords["tabs"], language: Language) {
  return {
    ...words,
    sectors: Object.entries(items).map(([id, { name: sector, lead, items: services, explained = [] }]) => ({
      id,
      anchor: anchorOf(id),
      name: sector,
      lead,
      explained,
      services: services.map((name, index) => {
        const explanation = content.sectors[id]?.[index] ?? "none";
        return {
          name,
          href: explanation === "none" ? undefined : explanationLink(explanation, language).href,
        };
      }),
    })),
  };
}

export type SectorTabsData = ReturnType<typeof sectorTabs>;

/** Services in rows, sectors in columns: what the tabs say, those that share their sectors one below the other. */
export function serviceMatrix(
  words: SectorsWords["matrix"],
  sectors: SectorTabsData["sectors"],
  language: Language,
) {
  const names = new Set(sectors.flatMap(({ services }) => services.map(({ name }) => name)));
  const columns = sectors.map(({ id, name }) => ({ id, name, href: partPath("sectors", id, language) }));
  return {
    ...words,
    columns,
    rows: [...names].map((name) => {
      const given = sectors.map(({ services }) => services.find((service) => service.name === name));
      return {
        name,
        href: given.find((service) => service)?.href,
        marks: given.map((service, index) => (service ? columns[index] : undefined)),
      };
    }),
  };
}

export type ServiceMatrixData = ReturnType<typeof serviceMatrix>;
