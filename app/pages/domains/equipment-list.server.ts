import { content } from "#app/data/content.server.ts";
import { explanationLink } from "#app/data/links.server.ts";
import { pictureOf } from "#app/data/pictures.server.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/languages.ts";

/**
 * Those with a picture as wide as the page. Their four points stand in the order in which the lines from them lead to their
 * names below the picture without crossing.
 */
const plates: readonly string[] = ["offshorePlatform", "ship", "refinery"];

/** The kinds of equipment, each with its picture and the numbered points on it. */
export function equipmentList(language: Language) {
  const { points: count } = content.in[language].domains.list;
  return Object.entries(content.in[language].equipment).flatMap(([kind, { name, text, points: words }]) => {
    const found = content.pictures.equipment[kind];
    if (!found) return [];
    const { picture, points: places } = found;
    const id = anchorOf(kind);
    return {
      id,
      name,
      text,
      plate: plates.includes(kind),
      picture: pictureOf(picture, language),
      count: count.replace("{number}", String(places.length)),
      // As many places and words as points and damages: the check of the content sees to it.
      points: places.map((at, index) => ({
        id: `${id}-${index + 1}`,
        number: index + 1,
        at,
        name: words[index]?.name ?? "",
        damages: (content.equipment[kind]?.points[index] ?? []).map(({ by }, place) => ({
          name: words[index]?.damages[place] ?? "",
          controls: by.map((control) => explanationLink(control, language)),
        })),
      })),
    };
  });
}

export type Equipment = ReturnType<typeof equipmentList>[number];
