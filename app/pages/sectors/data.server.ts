/** Data of the page of sectors. */
import { content } from "#app/data/content.server.ts";
import { explanationLink } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/pages.ts";
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

/** Data of the page of sectors. Each service links to the page that explains it. */
export function loader(language: Language) {
  const { words, ...page } = pageData("sectors", language);
  return { ...page, tabs: sectorTabs(words.tabs, language) };
}
