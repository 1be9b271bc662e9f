import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";
import { content } from "./content.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { controlIds, type ControlId } from "#model/schema/controls.ts";

/** The three controls as cards: name, text, picture, and the address of their page. */
export function controlCards(language: Language) {
  return controlIds.map((page) => ({
    ...content.in[language].controls[page],
    page,
    picture: pictureOf(content.pictures.controls[page], language),
    href: pathOf(page, language),
  }));
}

export type ControlCard = ReturnType<typeof controlCards>[number];

/** The cards of the other two controls. */
export const otherControls = (language: Language, own: ControlId) =>
  controlCards(language).filter(({ page }) => page !== own);
