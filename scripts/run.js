/** Starts the commands of package.json. Plain JavaScript, so that an old Node can run it and tell the user what to install. */
import console from "node:console";
import { existsSync, statSync } from "node:fs";
import process from "node:process";

// Vite makes URLs of file names, where these characters mean a query, a fragment or an encoding; a colon separates PATH.
const folder = process.cwd().replace(/^[A-Z]:/i, "");
const [sign] = /[%#?:]/.exec(folder) ?? [];
if (sign !== undefined) {
  console.error(
    `Le nom du dossier du projet contient « ${sign} », que les outils ne supportent pas : le renommer, ou déplacer le projet (${process.cwd()})\n` +
      `The name of the project's folder has “${sign}”, which the tools cannot take: rename it, or move the project`,
  );
  process.exit(1);
}

try {
  import.meta.resolve("vite");
  if (!process.features.typescript) throw new Error();
} catch {
  console.error(
    `Il manque des paquets ou Node 24.15 : lancer npm ci / Packages or Node 24.15 are missing: run npm ci (Node ${process.version})`,
  );
  process.exit(1);
}

// Nor is there one if it is a file, or a link to a disk that is not mounted.
if (!existsSync("content") || !statSync("content").isDirectory()) {
  console.error(
    "Le dossier content n’est pas là : le remettre, ou rétablir le disque où il se trouve\n" +
      "The folder content is not there: put it back, or bring back the disk that it lies on",
  );
  process.exit(1);
}

await import("./site.ts");
