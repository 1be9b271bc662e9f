import { officeCard } from "#app/content/office-card.server.ts";
import type { Route } from "./+types/office-card.ts";

/** `/tunis.vcf`, `/sfax.vcf`: an office for an address book. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(officeCard(url), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
