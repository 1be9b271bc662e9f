import { content } from "./content.server.ts";
import type { Company } from "./schema/company.ts";
import type { Logo } from "./types.ts";

const addresses = import.meta.glob<string>("/content/partners/*/*", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The logos of one strip, in the order of `company.yaml`. */
export function logosOf(strip: keyof Company["partners"]): Logo[] {
  return content.company.partners[strip].map(({ name, file }) => {
    const src = addresses[`/content/partners/${strip}/${file}`];
    if (src === undefined) throw new Error(`No address was built for content/partners/${strip}/${file}`);
    return { name, src };
  });
}
