import { content } from "#app/content/content.server.ts";
import { cardPath, officeIds } from "#app/i18n/paths.ts";
import type { PageArgs } from "../loading.ts";
import { vcard } from "./vcard.ts";

/** `/tunis.vcf`, `/sfax.vcf`: an office for an address book. */
export function loader({ url: { pathname } }: PageArgs) {
  const id = officeIds.find((office) => cardPath(office) === pathname);
  if (!id) throw new Error(`No office has its card at ${pathname}`);
  const { brand, offices } = content.company;
  return new Response(vcard(brand.name, offices[id]), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
}
