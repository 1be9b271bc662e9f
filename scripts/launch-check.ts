/**
 * Before going live: lists what is still sample, and ends with 1 until nothing is. With `--url <address>` it asks a
 * deployed copy instead, for its pages, headers, not-found pages, redirects and sitemap.
 */
import { parseArgs } from "node:util";
import { deployedProblems } from "../build-tools/launch/deployed-site.ts";
import { launchFiles } from "../build-tools/launch/launch-files.ts";
import { samplesLeft } from "../build-tools/launch/sample.ts";

const { values } = parseArgs({ options: { url: { type: "string" } } });

const problems =
  values.url === undefined ? samplesLeft(launchFiles("content")) : await deployedProblems(values.url);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  if (values.url === undefined)
    console.error("What only the company can confirm of the texts is listed in docs/to-confirm.md");
  console.error(`Not ready to go live: ${problems.length} ${problems.length === 1 ? "line" : "lines"} above`);
  process.exitCode = 1;
} else {
  console.log(values.url === undefined ? "Nothing is a sample any more" : `${values.url} is as it should be`);
}
