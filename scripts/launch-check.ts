/**
 * Before going live: lists what is still sample, and ends with 1 until nothing is. With `--url <address>` it asks a
 * deployed copy instead, for its pages, headers, not-found pages, redirects and sitemap.
 */
import { say } from "#app/messages/messages.ts";
import { deployedProblems } from "../build-tools/launch/deployed-site.ts";
import { byPlace } from "../build-tools/launch/by-place.ts";
import { launchFiles } from "../build-tools/launch/launch-files.ts";
import { samplesLeft } from "../build-tools/launch/sample.ts";
import { siteUrlOf } from "../build-tools/site-url.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";

await orExplain(async () => {
  const { url } = optionsOf({ url: { type: "string", example: "--url https://votre.domaine" } });
  const site = url === undefined ? undefined : siteUrlOf(url, "--url");
  const problems = site === undefined ? samplesLeft(launchFiles("content")) : await deployedProblems(site);
  for (const line of byPlace(problems)) console.error(line);
  if (problems.length > 0) {
    if (site === undefined) console.error(`\n${say("launchConfirm")}`);
    console.error(`\n${say("launchNotReady", { count: problems.length })}`);
    process.exitCode = 1;
  } else {
    console.log(site === undefined ? say("launchReady") : say("launchOnline", { site }));
  }
});
