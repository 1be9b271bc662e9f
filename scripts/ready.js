/**
 * Runs before every command, on whatever Node there is: says in one line what to do where the project is not installed, or
 * not as a whole. Not TypeScript, since that is just what an older Node cannot read.
 */
import console from "node:console";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";

/** @type {unknown} */
const file = JSON.parse(readFileSync("package.json", "utf8"));
const { dependencies, devDependencies } = /** @type {Record<string, Record<string, string>>} */ (file);
// Also in the folders above, as Node looks for them: a copy of the project may be below it.
const folders = createRequire(join(process.cwd(), "package.json")).resolve.paths("x") ?? [];
const missing = Object.keys({ ...dependencies, ...devDependencies }).find(
  (name) => !folders.some((folder) => existsSync(join(folder, name))),
);

/** @param {string} problem */
function stop(problem) {
  console.error(problem);
  process.exitCode = 1;
}

if (missing !== undefined) stop(`${missing} is not installed, which this command needs: run npm ci`);
else if (!process.features.typescript)
  stop(
    `Node ${process.version} is too old for this command, and the one that comes as a package is not installed: ` +
      "run npm ci without --omit=optional, or, where there is no such package for the machine, install Node 24.15 or newer",
  );
// React has no pages for the development server where this is said.
else if (
  ["dev", "edit"].includes(process.env.npm_lifecycle_event ?? "") &&
  process.env.NODE_ENV === "production"
)
  stop(
    `NODE_ENV says production, for which npm run ${String(process.env.npm_lifecycle_event)} cannot show pages: unset it, then run this again`,
  );
