/** The commands of the project, as package.json names them: `node scripts/run.js <word> [options]`. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs, type ParseArgsConfig } from "node:util";
import type { InlineConfig } from "vite";
import { french, printed, warned } from "#model/read/problem.ts";
import { refusalLine } from "#model/read/refusal.ts";
import type { Site } from "#model/site/site.ts";
import { siteUrlOf } from "../ssg/site-url.ts";
import { caddy, caddyProblem, startCaddy } from "./caddy.ts";
import { check, test, testEngines, testRelease, testSlow } from "./checks.ts";
import { ensureProgram } from "./debian.ts";
import { freePort } from "./ports.ts";
import { run, stop } from "./processes.ts";

const [word = "", ...given] = process.argv.slice(2);

// An empty SITE_URL counts as not set.
if (process.env.SITE_URL === "") delete process.env.SITE_URL;

/** The options of an owner's command, in French, for the message about an unknown one. */
const ownersOptions: Readonly<Record<string, string>> = {
  edit: "ne connaît aucune option",
  "content:check": "ne connaît aucune option",
  "launch:check": "connaît --url https://votre.domaine",
};

/**
 * Restores options that npm took for its own, because PowerShell removed the `--` before them: npm passes `--url X` on as the
 * variable `npm_config_url`, or as the argument X with `npm_config_url=true`; and `--no-build` as an empty `npm_config_build`.
 */
function takenByNpm(options: NonNullable<ParseArgsConfig["options"]>): string[] {
  return Object.entries(options).flatMap(([name, { type }]) => {
    const value = process.env[`npm_config_${name}`];
    if (value === undefined) return [];
    if (type === "string") return value === "true" ? [`--${name}`] : [`--${name}=${value}`];
    return value === "true" ? [`--${name}`] : [`--no-${name}`];
  });
}

const optionsOf = <const Options extends NonNullable<ParseArgsConfig["options"]>>(options: Options) =>
  parseArgs({ args: [...takenByNpm(options), ...given], options, allowNegative: true }).values;

/** Languages, offices, methods and addresses of the current content. */
async function siteNow(): Promise<Site> {
  const { contentSourceOf } = await import("#model/read/read-folder.ts");
  const { siteOf } = await import("#model/site/site.ts");
  return siteOf(contentSourceOf("content").texts);
}

async function writeSchemas(): Promise<void> {
  const { jsonSchemas } = await import("#model/schema/json-schema.ts");
  try {
    for (const [name, schema] of jsonSchemas(await siteNow())) {
      const file = join("content/.schemas", `${name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(schema));
    }
  } catch (error) {
    // Only a help for who types in a text editor.
    const refusal = refusalLine(error);
    if (refusal === undefined) throw error;
    console.warn(french(`Le site n’en dépend pas, mais ${refusal}`));
  }
}

/** Checks the content, and prints its warnings. @throws with its problems */
async function checkedNow() {
  const { checkedFolder } = await import("../ssg/checked-folder.ts");
  const { projectAt } = await import("../ssg/project.ts");
  const found = await checkedFolder("content", new Map(), projectAt(process.cwd(), false).memory);
  const { problems, warnings } = found;
  if (warnings.length > 0) console.warn([warned, ...warnings.map(printed)].join("\n"));
  if (problems.length > 0) throw new Error(problems.map(printed).join("\n"));
  return found;
}

async function contentInOrder(): Promise<void> {
  const { files } = await checkedNow();
  console.log(french(`content/ est en ordre : ${files.length} fichiers`));
}

/** Starts a server on the first free port from the given one (or `PORT`), and prints its address. */
async function serve(firstPort: number, start: (port: number) => Promise<unknown>): Promise<void> {
  const port = await freePort(Number(process.env.PORT ?? firstPort));
  await start(port);
  console.log(`http://127.0.0.1:${port}/`);
}

/** Serves the site from its current source, to this machine only. */
async function develop(firstPort: number, options: InlineConfig = {}): Promise<void> {
  optionsOf({});
  process.env.NODE_ENV = "development";
  await writeSchemas();
  const { createServer } = await import("vite");
  await serve(firstPort, async (port) => {
    const server = await createServer({ ...options, server: { host: "127.0.0.1", port, strictPort: true } });
    await server.listen();
  });
}

async function serveByCaddy(port: number): Promise<void> {
  const program = ensureProgram(caddy);
  const problem = caddyProblem(program);
  if (problem !== undefined) console.warn(problem);
  const server = await startCaddy({ program, siteFolder: "dist", port });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(server));
}

/** Packs a build into one dated archive, to be copied to a server. Keeps the last five archives. */
function packBuild(): void {
  // Local time in the Swedish format: 2026-11-25 10:19:07.
  const stamp = new Date().toLocaleString("sv-SE").replace(" ", "-").replace(":", "h").replace(":", "m");
  const archive = join("dist", `site-${stamp}.tar.gz`);
  const parts = [...globSync("site.*", { cwd: "dist" }), "client"];
  // Without the metadata that macOS adds to each file, as `._*` files or as attributes.
  const { status } = spawnSync("tar", ["--no-xattrs", "-czf", archive, "-C", "dist", ...parts], {
    env: { ...process.env, COPYFILE_DISABLE: "1" },
  });
  const asFile = status === 0 ? `le fichier ${archive} à deploy/release.sh, ou ` : "";
  console.log(
    french(`Prêt à mettre en ligne : donner ${asFile}le dossier dist/client à un hébergeur de fichiers`),
  );
  for (const old of globSync("dist/site-*.tar.gz").sort().slice(0, -5)) rmSync(old);
}

const commands: Readonly<Record<string, () => Promise<void> | void>> = {
  dev: () => develop(5173),
  async edit() {
    const { editor } = await import("../editor/plugin.ts");
    const { projectAt } = await import("../ssg/project.ts");
    await develop(5273, { plugins: [editor(projectAt(process.cwd(), false))], logLevel: "warn" });
    console.log(french("Ouvrir cette adresse et presser un texte pour le changer ; Ctrl + C arrête"));
  },
  async build() {
    // Ignore the shell's settings: a build is for production, and the server's user must be able to read it.
    process.env.NODE_ENV = "production";
    process.umask(0o022);
    const { url } = optionsOf({ url: { type: "string" } });
    const address = url ?? process.env.SITE_URL;
    // Set before any module of the site is read.
    if (address !== undefined)
      process.env.SITE_URL = siteUrlOf(address, url === undefined ? "SITE_URL" : "--url");
    await writeSchemas();
    await contentInOrder();
    const { createBuilder } = await import("vite");
    // Do not read .env files.
    const builder = await createBuilder({ logLevel: "warn", mode: "production", envDir: false });
    await builder.buildApp();
    if (url !== undefined) packBuild();
  },
  async start() {
    const options = optionsOf({
      build: { type: "boolean", default: true },
      caddy: { type: "boolean" },
    });
    if (options.build) run(process.execPath, import.meta.filename, "build");
    if (process.exitCode) return;
    if (!existsSync("dist/site.caddy"))
      throw new Error("There is no built site to serve: run npm run build first");
    if (options.caddy) return serve(4180, serveByCaddy);
    const { siteServer } = await import("../ssg/serve.ts");
    const site = await siteNow();
    await serve(4173, (port) => once(siteServer("dist/client", site).listen(port, "127.0.0.1"), "listening"));
  },
  async "content:check"() {
    optionsOf({});
    await writeSchemas();
    await contentInOrder();
  },
  async "launch:check"() {
    const { url } = optionsOf({ url: { type: "string" } });
    const site = url === undefined ? undefined : siteUrlOf(url, "--url");
    const { byPlace } = await import("./launch/problems.ts");
    const { sampleNotes, untranslated } = await import("./launch/sample-notes.ts");
    const { onlineProblems } = await import("./launch/online.ts");
    if (site === undefined) await checkedNow();
    const problems =
      site === undefined
        ? [...sampleNotes("content"), ...untranslated("content")]
        : await onlineProblems(site, (await siteNow()).languages);
    if (problems.length > 0) {
      const sum = `À faire avant la mise en ligne : ${problems.length} (et ce que dit docs/to-confirm.md)`;
      throw new Error(french([...byPlace(problems), "", sum].join("\n")));
    }
    console.log(
      site === undefined
        ? "Il n’y a plus d’exemple, et rien n’est resté à traduire"
        : `${site} est comme il faut`,
    );
  },
  schemas: writeSchemas,
  check,
  test,
  "test:slow": () => testSlow(given),
  "test:release": () => testRelease(given),
  "test:engines": () => testEngines(given),
};

try {
  const command = commands[word];
  if (!command) throw new Error(`There is no command ${word}: write ${Object.keys(commands).join(", ")}`);
  await command();
} catch (error) {
  process.exitCode = 1;
  const options = ownersOptions[word];
  const { message, code, name, path } = error as NodeJS.ErrnoException;
  const refusal = path === undefined ? undefined : refusalLine(error);
  const said = name === "Error" || name === "ContentError";
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
    console.error(
      french(
        `« ${given.join(" ")} » n’est pas compris : les options viennent après -- ; dans PowerShell, qui l’enlève, écrire "--" avec ses guillemets`,
      ),
    );
  else if (code?.startsWith("ERR_PARSE_ARGS"))
    console.error(
      options === undefined
        ? message
        : french(`« ${given.join(" ")} » n’est pas compris : ${word} ${options}`),
    );
  else if (said && code === undefined) console.error(message);
  else if (options === undefined) console.error(error);
  else if (refusal !== undefined) console.error(french(refusal));
  else
    console.error(
      french(`Une erreur imprévue arrête la commande. La montrer à qui entretient le site : ${message}`),
    );
}
