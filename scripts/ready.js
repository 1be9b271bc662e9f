/**
 * Runs before every command, on whatever Node there is: says in one line what to do where the project is not installed, or
 * not as a whole. Not TypeScript, since that is just what an older Node cannot read.
 */
import console from "node:console";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { chosenLanguage } from "../app/messages/chosen-language.js";

/** @type {unknown} */
const file = JSON.parse(readFileSync("package.json", "utf8"));
const { dependencies, devDependencies } = /** @type {Record<string, Record<string, string>>} */ (file);
// Also in the folders above, as Node looks for them: a copy of the project may be below it.
const folders = createRequire(join(process.cwd(), "package.json")).resolve.paths("x") ?? [];
const missing = Object.keys({ ...dependencies, ...devDependencies }).find(
  (name) => !folders.some((folder) => existsSync(join(folder, name))),
);

const { version } = process;
const command = process.env.npm_lifecycle_event ?? "";
// Before anything else can be read, so that the catalogue of messages cannot either.
const messages = {
  fr: {
    missing: `${missing} n’est pas installé, et cette commande en a besoin\u00a0: lancer npm ci`,
    old:
      `Node ${version} est trop ancien pour cette commande, et celui qui s’installe avec les paquets n’est pas là\u00a0: lancer npm ci ` +
      "sans --omit=optional ou, si aucun paquet n’existe pour cette machine, installer Node 24.15 ou plus récent",
    production: `NODE_ENV vaut production, et npm run ${command} ne peut alors montrer aucune page\u00a0: l’enlever, puis recommencer`,
  },
  en: {
    missing: `${missing} is not installed, which this command needs: run npm ci`,
    old:
      `Node ${version} is too old for this command, and the one that comes as a package is not installed: ` +
      "run npm ci without --omit=optional, or, where there is no such package for the machine, install Node 24.15 or newer",
    production: `NODE_ENV says production, for which npm run ${command} cannot show pages: unset it, then run this again`,
  },
};

/** @param {keyof typeof messages.fr} problem */
function stop(problem) {
  console.error(messages[chosenLanguage(process.argv, process.env)][problem]);
  process.exitCode = 1;
}

if (missing !== undefined) stop("missing");
else if (!process.features.typescript) stop("old");
// React has no pages for the development server where this is said.
else if (["dev", "edit"].includes(command) && process.env.NODE_ENV === "production") stop("production");
