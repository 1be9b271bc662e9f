import { content } from "#app/content/content.server.ts";
import { equipmentNames, pointControls } from "#app/content/equipment.ts";
import { explanationLink } from "#app/content/links.server.ts";
import { pictureOf } from "#app/content/pictures.server.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The eleven kinds of equipment, each with its picture and the numbered points on it. */
export function equipmentList(language: Language) {
  return equipmentNames.map((name) => {
    const { points: words, ...equipment } = content.in[language].equipment[name];
    const { picture, points: places } = content.pictures.equipment[name];
    const id = anchorOf(name);
    return {
      ...equipment,
      id,
      picture: pictureOf(picture, language),
      // As many places and words as controls: the schema sees to it.
      points: places.map((at, index) => ({
        id: `${id}-${index + 1}`,
        number: index + 1,
        at,
        name: words[index]?.name ?? "",
        damage: words[index]?.damage ?? "",
        controls: (pointControls[name][index] ?? []).map((control) => explanationLink(control, language)),
      })),
    };
  });
}

export type Equipment = ReturnType<typeof equipmentList>[number];
