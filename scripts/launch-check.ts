/**
 * Before going live: lists what is still sample, and ends with 1 until nothing is. With `--url <address>` it asks a
 * deployed copy instead.
 */
import { onlineProblems } from "../build-tools/launch/online.ts";
import { byPlace } from "../build-tools/launch/problems.ts";
import { sampleNotes } from "../build-tools/launch/sample-notes.ts";
import { siteUrlOf } from "../build-tools/site-url.ts";
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";

await orExplain(async () => {
  const { url } = optionsOf({ url: { type: "string", example: "--url https://votre.domaine" } });
  const site = url === undefined ? undefined : siteUrlOf(url, "--url");
  const problems = site === undefined ? sampleNotes("content") : await onlineProblems(site);
  for (const line of byPlace(problems)) console.error(line);
  if (problems.length > 0) {
    console.error(`\nÀ faire avant la mise en ligne : ${problems.length} (et ce que dit docs/to-confirm.md)`);
    process.exitCode = 1;
  } else {
    console.log(site === undefined ? "Il n’y a plus d’exemple" : `${site} est comme il faut`);
  }
});
