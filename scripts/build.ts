/** Checks the content and builds the site of it: the last step of `npm run build`. */
import { handedOn } from "../build-tools/handed-on.ts";
import { siteUrlOf } from "../build-tools/site-url.ts";
import { contentInOrder } from "./content-in-order.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";
import { runRouter } from "./router.ts";

await orExplain(async () => {
  const { url } = optionsOf({ url: { type: "string", example: "--url https://votre.domaine" } });
  const given = url ?? process.env.SITE_URL;
  // Set before anything of the site is read.
  if (given) process.env.SITE_URL = siteUrlOf(given, url === undefined ? "SITE_URL" : "--url");
  const content = await contentInOrder("content");
  if (!content) {
    process.exitCode = 1;
    return;
  }
  handedOn.content = content;
  await runRouter("build", []);
});
