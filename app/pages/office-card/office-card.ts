import { content } from "#app/content/content.server.ts";
import type { OfficeId } from "#app/i18n/paths.ts";
import { vcard } from "./vcard.ts";

/** `/tunis.vcf`, `/sfax.vcf`: an office for an address book. */
export function officeCard(office: OfficeId): string {
  const { brand, offices } = content.company;
  return vcard(brand.name, offices[office]);
}
