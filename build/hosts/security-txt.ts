import type { Content } from "#model/schema/model.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { languageCodes } from "#model/site/languages.ts";

/** Where researchers look for it. */
export const securityTxtPath = "/.well-known/security.txt";

/** Days for which the text holds: less than a year, as RFC 9116 asks. */
const validDays = 360;

/**
 * Whom to tell about a weakness of the site (RFC 9116): the e-mail addresses of the offices.
 * @param builtAt when the site was built; the text holds for 360 days from then
 */
export function securityTxt({ company }: Content, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validDays * 86_400_000);
  return [
    ...Object.values(company.offices).map(({ email }) => `Contact: mailto:${email}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    `Preferred-Languages: ${languageCodes.join(", ")}`,
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");
}
