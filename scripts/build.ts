/** Builds the site: the last step of `npm run build`, after the check of the content. */
import { siteUrlOf } from "../build-tools/site-url.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";
import { runRouter } from "./router.ts";

await orExplain(async () => {
  const { url } = optionsOf({ url: { type: "string", example: "--url https://votre.domaine" } });
  const given = url ?? process.env.SITE_URL;
  // Set before anything of the site is read.
  if (given) process.env.SITE_URL = siteUrlOf(given, url === undefined ? "SITE_URL" : "--url");
  await runRouter("build", []);
});
