import { content } from "#app/data/content.server.ts";
import { explanationLink } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/pages.ts";
import { partPath } from "#app/site/site.server.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Words } from "#model/schema/model.ts";

function sectorTabs({ items, ...words }: Words["sectors"]["tabs"], language: Language) {
  return {
    ...words,
    sectors: Object.entries(items).map(([id, { name: sector, lead, items: services, explained = [] }]) => ({
      id,
      anchor: anchorOf(id),
      name: sector,
      lead,
      services: services.map((name, index) => {
        const explanation = content.sectors[id]?.[index] ?? "none";
        return {
          name,
          link: explanation === "none" ? undefined : explanationLink(explanation, language),
          text: explained.find((entry) => entry.name === name)?.text,
        };
      }),
    })),
  };
}

export type SectorTabsData = ReturnType<typeof sectorTabs>;

/** The services of all sectors: those that ask for the same ones share a column. */
function serviceColumns(
  words: Words["sectors"]["columns"],
  sectors: SectorTabsData["sectors"],
  language: Language,
) {
  const groups = Map.groupBy(sectors, ({ services }) => {
    const names = services.map(({ name }) => name);
    return names.toSorted().join("\n");
  });
  return {
    ...words,
    columns: [...groups.values()].map((group) => ({
      sectors: group.map(({ id, name }) => ({ name, href: partPath("sectors", id, language) })),
      services: group[0]?.services ?? [],
    })),
  };
}

export type ServiceColumnsData = ReturnType<typeof serviceColumns>;

export function loader(language: Language) {
  const { words, ...page } = pageData("sectors", language);
  const tabs = sectorTabs(words.tabs, language);
  return { ...page, tabs, columns: serviceColumns(words.columns, tabs.sectors, language) };
}
