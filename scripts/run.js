/** The commands of package.json. Not TypeScript, which an older Node cannot read: that one is told what to install. */
import console from "node:console";
import process from "node:process";

try {
  import.meta.resolve("vite");
  if (!process.features.typescript) throw new Error();
} catch {
  console.error(
    `Il manque des paquets ou Node 24.15 : lancer npm ci / Packages or Node 24.15 are missing: run npm ci (Node ${process.version})`,
  );
  process.exit(1);
}
await import("./site.ts");
