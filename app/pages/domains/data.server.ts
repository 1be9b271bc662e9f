import { content } from "#app/data/content.server.ts";
import { explanationLink } from "#app/data/links.server.ts";
import { pageData } from "#app/data/page-data.server.ts";
import { pictureOf } from "#app/data/pictures.server.ts";
import { controlIds } from "#model/schema/controls.ts";
import type { Examination } from "#model/schema/equipment.ts";
import { plates } from "#model/schema/pictures.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/pages.ts";
import { leaderOf } from "./leaders.ts";

/** A link to the page of a method, or of one of the three controls, of which only the code is shown (`short`). */
function controlLink(control: Examination, language: Language) {
  const { href, label, code } = explanationLink(control, language);
  return { href, label, code, short: controlIds.some((id) => id === control) };
}

export type ControlLinkData = ReturnType<typeof controlLink>;

function equipmentList(language: Language) {
  const { points: count } = content.in[language].domains.list;
  return Object.entries(content.in[language].equipment).flatMap(([kind, { name, text, points: words }]) => {
    const found = content.pictures.equipment[kind];
    if (!found) return [];
    const { picture, points } = found;
    const id = anchorOf(kind);
    const plate = plates.includes(kind);
    const damages = content.equipment[kind]?.points ?? [];
    const [by = [], ...others] = damages.flat().map((damage) => damage.by);
    // Controls that all damages share are shown once.
    const shared = others.every((other) => other.join() === by.join()) ? by : [];
    return {
      id,
      name,
      text,
      plate,
      picture: pictureOf(picture, language, plate ? "plate" : undefined),
      count: count.replace("{number}", String(points.length)),
      controls: shared.map((control) => ({ ...controlLink(control, language), short: false })),
      // The content check guarantees the same number of texts as points and damages.
      points: points.map((at, index) => ({
        id: `${id}-${index + 1}`,
        number: index + 1,
        at,
        leader: plate ? `M${leaderOf(at, index).join("L")}` : undefined,
        name: words[index]?.name ?? "",
        damages: (damages[index] ?? []).map((damage, row) => ({
          name: words[index]?.damages[row] ?? "",
          controls: shared.length > 0 ? [] : damage.by.map((control) => controlLink(control, language)),
        })),
      })),
    };
  });
}

export type Equipment = ReturnType<typeof equipmentList>[number];

/** Data of the page on the kinds of equipment. */
export const loader = (language: Language) => ({
  ...pageData("domains", language),
  equipment: equipmentList(language),
});
