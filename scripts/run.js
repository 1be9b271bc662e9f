/** The commands of package.json. Not TypeScript, which an older Node cannot read: that one is told what to install. */
import console from "node:console";
import { existsSync } from "node:fs";
import process from "node:process";

// Addresses are made of file names: Vite takes these signs for a query, a fragment or an encoding; PATH is parted at a colon.
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

// A link to a disk that is not there is not there either.
if (!existsSync("content")) {
  console.error(
    "Le dossier content n’est pas là : le remettre, ou rétablir le disque où il se trouve\n" +
      "The folder content is not there: put it back, or bring back the disk that it lies on",
  );
  process.exit(1);
}

await import("./site.ts");
