import { pageData } from "#app/data/page-data.server.ts";
import type { Language } from "#model/site/languages.ts";
import { equipmentList } from "./equipment-list.server.ts";

export const loader = (language: Language) => ({
  ...pageData("domains", language),
  equipment: equipmentList(language),
});
