/**
 * Measures the production server and writes docs/reliability.md:
 *
 *     npm run bench:serving              load: four minutes
 *     npm run bench:serving -- --soak    and ten minutes without a pause
 *
 * What is measured takes turns with what it is compared to, so that other work of the machine falls on both alike.
 */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pagePaths } from "#app/i18n/paths.ts";
import { caddy, startCaddy } from "../../scripts/caddy.ts";
import { ensureProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { median } from "../statistics.ts";
import { reportFile, writeLoad, writeSoak, type Comparison, type Round } from "./report.ts";
import { load } from "./wrk.ts";

const rounds = 9;
const secondsEach = 3;
const soakSeconds = 600;
const connections = 16;

const { values: options } = parseArgs({ options: { soak: { type: "boolean", default: false } } });
const program = ensureProgram(caddy);
const wrk = ensureProgram({ command: "wrk", package: "wrk", purpose: "the server cannot be put under load" });

/** A copy of the built site, to which files are added that weigh as much as what they are compared to. */
const folder = ".cache/bench/serving";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("build/client", join(folder, "client"), { recursive: true });
const site = join(folder, "client");
const [script = ""] = globSync("assets/vendor-*.js", { cwd: site });

const subjects = [
  { name: "Home page", path: "/", file: "index.html", plain: "plain-0.txt" },
  { name: "Script", path: `/${script}`, file: script, plain: "plain-1.txt" },
  { name: "Unknown address", path: "/nowhere", file: "404.html", plain: "plain-2.txt" },
] as const;
for (const { file, plain } of subjects)
  for (const extension of ["", ".br", ".gz"])
    cpSync(join(site, file + extension), join(site, plain + extension));

/** Caddy with nothing to do but to send a file: no header, no compressed copies, no addresses. */
const aloneFolder = join(folder, "alone");
mkdirSync(aloneFolder);
for (const { file, plain } of subjects) cpSync(join(site, `${file}.br`), join(aloneFolder, plain));

const port = await freePort(4273);
const alonePort = await freePort(port + 1);
const alone = `http://:${alonePort} {\n\tbind 127.0.0.1\n\troot * ${resolve(aloneFolder)}\n\tfile_server\n}\n`;
writeFileSync(join(folder, "site.caddy"), `${readFileSync("build/site.caddy", "utf8")}\n${alone}`);
const server = await startCaddy({ program, siteFolder: folder, port });
const [origin, aloneOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${alonePort}`];

/** Time that the server's processor has worked so far, in s. */
function worked(): number {
  const fields = readFileSync(`/proc/${server.pid ?? 0}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  // In and outside of the kernel, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure(url: string): Promise<Round> {
  const before = worked();
  const result = await load(url, { program: wrk, seconds: secondsEach, connections });
  return { ...result, work: ((worked() - before) / result.answers) * 1e6 };
}

async function compare({ name, path, plain }: (typeof subjects)[number]): Promise<Comparison> {
  const rows = { subject: [] as Round[], plain: [] as Round[], alone: [] as Round[] };
  await measure(origin + path);
  for (let round = 0; round < rounds; round += 1) {
    rows.subject.push(await measure(origin + path));
    rows.plain.push(await measure(`${origin}/${plain}`));
    rows.alone.push(await measure(`${aloneOrigin}/${plain}`));
  }
  return { name, ...rows };
}

/** Memory that the server holds, in MB. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid ?? 0}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
}

/** A program for wrk that asks for one address after the other. */
function inTurns(paths: readonly string[]): string {
  return (
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}\nlocal index = 0\n` +
    "request = function()\n  index = index % #paths + 1\n  return wrk.format(nil, paths[index])\nend\n"
  );
}

async function soak(): Promise<void> {
  const files = globSync("{assets/*.{js,css,svg},favicon.svg}", { cwd: site });
  const paths = [...pagePaths, ...files.map((file) => `/${file}`)];
  const chooser = join(folder, "soak.lua");
  writeFileSync(chooser, inTurns(paths));
  const samples: number[] = [];
  const samplesAMinute = 12;
  const sampling = setInterval(() => samples.push(memory()), 60_000 / samplesAMinute);
  const result = await load(origin, {
    program: wrk,
    seconds: soakSeconds,
    connections: 8,
    script: chooser,
  });
  clearInterval(sampling);
  writeSoak({
    load: result,
    addresses: paths.length,
    early: median(samples.slice(samplesAMinute, 2 * samplesAMinute)),
    late: median(samples.slice(-samplesAMinute)),
  });
}

try {
  const comparisons: Comparison[] = [];
  for (const subject of subjects) comparisons.push(await compare(subject));
  writeLoad(comparisons);
  if (options.soak) await soak();
  execFileSync("node_modules/.bin/prettier", ["--log-level", "warn", "--write", reportFile]);
} finally {
  await stop(server);
}
