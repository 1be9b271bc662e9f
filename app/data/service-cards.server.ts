import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";
import { content } from "./content.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { serviceIds, type ServiceId } from "#model/schema/controls.ts";

export function serviceCards(language: Language) {
  return serviceIds.map((page) => ({
    ...content.in[language].controls[page],
    page,
    picture: pictureOf(content.pictures.controls[page], language),
    href: pathOf(page, language),
  }));
}

export type ServiceCard = ReturnType<typeof serviceCards>[number];

/** The two controls whose page it is not. */
export const otherControls = (language: Language, own: ServiceId) =>
  serviceCards(language).filter(({ page }) => page !== own);
