import { content } from "#app/content/content.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { OfficeId } from "#app/i18n/paths.ts";
import { vcard } from "./vcard.ts";

/** `/tunis.vcf`, `/en/sfax.vcf`: an office for an address book. */
export function officeCard(office: OfficeId, language: Language): string {
  const { brand, offices } = content.company;
  return vcard(brand.name, offices[office], language);
}
