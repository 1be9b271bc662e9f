import { officeCard } from "./office-card.server.ts";
import type { PageArgs } from "#app/pages/route-types.ts";

/** `/tunis.vcf`, `/sfax.vcf`: an office for an address book. */
export function loader({ url }: PageArgs) {
  return new Response(officeCard(url), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
