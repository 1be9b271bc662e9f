import { cardPath, officeIds } from "#app/i18n/paths.ts";
import { content } from "#app/content/content.server.ts";
import { vcard } from "./vcard.ts";

/** The card of the office at an address such as `/tunis.vcf`. */
export function officeCard({ pathname }: URL): string {
  const id = officeIds.find((office) => cardPath(office) === pathname);
  if (!id) throw new Error(`No office has its card at ${pathname}`);
  return vcard(content.company.brand.name, content.company.offices[id]);
}
