/** Before browser tests: finds or installs a browser, or stops with one line that says what to do. */
import { ensureBrowser } from "./browser.ts";

const problem = ensureBrowser();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
