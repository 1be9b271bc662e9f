import type { Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { content } from "./content.server.ts";
import { pictureOf } from "./pictures.server.ts";
import { controlNames, type ControlName } from "./schema/controls.ts";

/** The three controls with code, name, picture and address. @param except the one whose page it is */
export function controlCards(language: Language, except?: ControlName) {
  return controlNames
    .filter((name) => name !== except)
    .map((page) => ({
      ...content.in[language].controls[page],
      page,
      picture: pictureOf(content.pictures.controls[page], language),
      href: pathOf(page, language),
    }));
}

export type ControlCard = ReturnType<typeof controlCards>[number];
