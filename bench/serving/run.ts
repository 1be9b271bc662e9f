/**
 * Measures the production server and writes docs/reliability.md:
 *
 *     npm run bench:serving              load: three minutes
 *     npm run bench:serving -- --soak    and ten minutes without a pause
 *
 * What is measured takes turns with what it is compared to, so that other work of the machine falls on both alike.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { languages } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { caddy, startCaddy } from "../../scripts/caddy.ts";
import { ensureProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { median } from "../statistics.ts";
import { load, type Load } from "./wrk.ts";

const rounds = 9;
const secondsEach = 3;
const soakSeconds = 600;
const connections = 16;
const report = "docs/reliability.md";

const { values: options } = parseArgs({ options: { soak: { type: "boolean", default: false } } });
const program = ensureProgram(caddy);
const wrk = ensureProgram({ command: "wrk", package: "wrk", purpose: "the server cannot be put under load" });

/** A copy of the built site, to which files are added that weigh as much as what they are compared to. */
const folder = ".cache/bench/serving";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("build/client", join(folder, "client"), { recursive: true });
cpSync("build/site.caddy", join(folder, "site.caddy"));
const site = join(folder, "client");
const [script = ""] = globSync("assets/vendor-*.js", { cwd: site });

const subjects = [
  { name: "Home page", path: "/", file: "index.html" },
  { name: "Script", path: `/${script}`, file: script },
  { name: "Unknown address", path: "/nowhere", file: "404.html" },
] as const;
for (const [index, { file }] of subjects.entries())
  for (const extension of ["", ".br", ".gz"])
    cpSync(join(site, file + extension), join(site, `bare-${index}.txt${extension}`));

/** Caddy with nothing to do but to send a file: no header, no compressed copies, no addresses. */
const bareFolder = join(folder, "bare");
mkdirSync(bareFolder);
for (const [index, { file }] of subjects.entries())
  cpSync(join(site, `${file}.br`), join(bareFolder, `bare-${index}.txt`));
writeFileSync(
  join(folder, "site.caddy"),
  `${readFileSync(join(folder, "site.caddy"), "utf8")}\nhttp://:{$BARE_PORT} {\n\tbind 127.0.0.1\n\troot * ${join(process.cwd(), bareFolder)}\n\tfile_server\n}\n`,
);

const port = await freePort(4273);
const barePort = await freePort(port + 1);
process.env.BARE_PORT = String(barePort);
const server = await startCaddy({ program, siteFolder: folder, port });
const [origin, bareOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`];

interface Round extends Load {
  /** Time that the server's processor took for an answer, in µs. Other work of the machine hardly changes it. */
  readonly work: number;
}

/** Time that the server's processor has worked so far, in s. */
function worked(): number {
  const fields = readFileSync(`/proc/${server.pid ?? 0}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  // In and outside of the kernel, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function once(url: string): Promise<Round> {
  const before = worked();
  const result = await load(url, { program: wrk, seconds: secondsEach, connections });
  return { ...result, work: ((worked() - before) / result.answers) * 1e6 };
}

const middle = (rounds_: readonly Round[], of: (round: Round) => number) => median(rounds_.map(of));

interface Row {
  readonly name: string;
  readonly subject: readonly Round[];
  readonly file: readonly Round[];
  readonly bare: readonly Round[];
}

async function compare(index: number): Promise<Row> {
  const { name, path } = subjects[index] ?? subjects[0];
  const row = { name, subject: [] as Round[], file: [] as Round[], bare: [] as Round[] };
  await once(origin + path);
  for (let round = 0; round < rounds; round += 1) {
    row.subject.push(await once(origin + path));
    row.file.push(await once(`${origin}/bare-${index}.txt`));
    row.bare.push(await once(`${bareOrigin}/bare-${index}.txt`));
  }
  return row;
}

/** Of each round, compared to the one beside it, the ratio in the middle. */
function ratio(one: readonly Round[], other: readonly Round[], of: (round: Round) => number): string {
  return median(one.map((round, index) => of(round) / of(other[index] ?? round))).toFixed(2);
}

const rate = ({ rate: value }: Round) => value;
const work = ({ work: value }: Round) => value;

function loadTable(rows: readonly Row[]): string {
  const cells = rows.map(({ name, subject, file, bare }) => [
    name,
    middle(subject, rate).toFixed(0),
    middle(subject, ({ p50 }) => p50).toFixed(2),
    middle(subject, ({ p99 }) => p99).toFixed(1),
    middle(subject, work).toFixed(0),
    ratio(subject, file, rate),
    // Less work is more: turned round, it reads as the ratio of answers does.
    ratio(file, subject, work),
    ratio(subject, bare, rate),
    ratio(bare, subject, work),
    String(subject.reduce((sum, { failed }) => sum + failed, 0)),
  ]);
  return [
    "| | Answers/s | p50 ms | p99 ms | Work, µs | To a plain file: answers | work | To Caddy alone: answers | work | Failed |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...cells.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}

/** Memory that the server holds, in MB. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid ?? 0}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
}

async function soak(): Promise<string> {
  const pages = languages.flatMap(({ code }) => pageIds.map((page) => pathOf(page, code)));
  const files = globSync("{assets/*.{js,css,svg},*.data,en/*.data,favicon.svg}", { cwd: site }).map(
    (file) => `/${file}`,
  );
  const paths = [...pages, ...files];
  const chooser = join(folder, "soak.lua");
  writeFileSync(
    chooser,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}\nlocal index = 0\n` +
      "request = function()\n  index = index % #paths + 1\n  return wrk.format(nil, paths[index])\nend\n",
  );
  const samples: number[] = [];
  const ended = new AbortController();
  const sampling = (async () => {
    while (!ended.signal.aborted) {
      samples.push(memory());
      await wait(5_000);
    }
  })();
  const result = await load(origin, { program: wrk, seconds: soakSeconds, connections: 8, script: chooser });
  ended.abort();
  await sampling;
  const minute = 12;
  const [early, late] = [samples.slice(minute, 2 * minute), samples.slice(-minute)].map(median);
  return [
    "| Answers | Addresses | p50 ms | p99 ms | Failed connections | Other than 200 | Memory in minute 2, MB | In the last, MB |",
    "| --: | --: | --: | --: | --: | --: | --: | --: |",
    `| ${result.answers} | ${paths.length} | ${result.p50.toFixed(2)} | ${result.p99.toFixed(1)} | ${result.failed} | ${result.refused} | ${(early ?? NaN).toFixed(0)} | ${(late ?? NaN).toFixed(0)} |`,
  ].join("\n");
}

function machine(): string {
  const processors = cpus();
  return `${new Date().toISOString().slice(0, 10)}, ${processors.length} × ${processors[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, server and clients on the same machine`;
}

/** Puts a measurement between its marks in the report. */
function write(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const former = readFileSync(report, "utf8");
  if (!former.includes(begin))
    throw new Error(`${report} has no place for ${name}: put ${begin} and ${end} into it`);
  const [before = "", rest = ""] = former.split(begin);
  writeFileSync(report, `${before}${begin}\n\n${machine()}\n\n${text}\n\n${end}${rest.split(end)[1] ?? ""}`);
  console.log(`${name}\n${text}\n`);
}

try {
  const rows: Row[] = [];
  for (const index of subjects.keys()) rows.push(await compare(index));
  write("load", loadTable(rows));
  if (options.soak) write("soak", await soak());
} finally {
  await stop(server);
}
