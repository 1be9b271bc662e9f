import { content } from "#app/data/content.server.ts";
import type { Language } from "#model/site/languages.ts";
import type { OfficeId } from "#model/site/paths.ts";
import { vcard } from "./vcard.server.ts";

/** `/tunis.vcf`, `/en/sfax.vcf`: an office for an address book. */
export function officeCard(office: OfficeId, language: Language): string {
  const { brand, offices } = content.company;
  return vcard(brand.name, offices[office], language);
}
