import { mark } from "#app/ui/mark.ts";
import { svgSize } from "#model/read/svg-size.ts";
import type { Language, OfficeId } from "#model/site/pages.ts";
import { content } from "./content.server.ts";
import type { Company } from "#model/schema/company.ts";

/** URLs of the drawings in `content/`, by their path. */
const addresses = import.meta.glob<string>(
  ["/content/partners/*/*", "/content/maps/*.svg", "/content/logo/*.svg", "/content/*/flag.svg"],
  { query: "?url", import: "default", eager: true },
);
const logos = import.meta.glob<string>("/content/logo/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

function addressOf(path: string): string {
  const address = addresses[`/content/${path}`];
  if (address === undefined) throw new Error(`No address was built for content/${path}`);
  return address;
}

/** URLs of a language's flag and of an office's map; undefined if there is none. */
export const flagOf = (language: Language) => addresses[`/content/${language}/flag.svg`];
export const mapOf = (office: OfficeId) => addresses[`/content/maps/${office}.svg`];

/** The logos of one strip, in the order of `company.yaml`. */
export const logosOf = (strip: keyof Company["partners"]) =>
  content.company.partners[strip].map(({ name, file }) => ({
    name,
    src: addressOf(`partners/${strip}/${file}`),
  }));

/** The company's own logo from `content/logo/`: its URL, and its width in px at the height of the mark. */
export function ownLogo(file: string | undefined) {
  if (file === undefined) return undefined;
  const { width, height } = svgSize(logos[`/content/logo/${file}`] ?? "");
  return { src: addressOf(`logo/${file}`), width: Math.ceil((mark.size * width) / height) };
}
