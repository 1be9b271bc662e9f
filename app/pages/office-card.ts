import { officeCard } from "#app/content/office-card.server.ts";
import type { PageArgs } from "./page.ts";

/** `/tunis.vcf`, `/sfax.vcf`: an office for an address book. */
export function loader({ url }: PageArgs) {
  return new Response(officeCard(url), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
