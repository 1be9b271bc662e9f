/** Puts the production server under load, a quarter of a minute for each address, and writes docs/reliability.md. */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { caddy, startCaddy } from "../../scripts/caddy.ts";
import { ensureProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { machine, table, writeBetween } from "../document.ts";

const reportFile = "docs/reliability.md";
const program = ensureProgram(caddy);
const wrk = ensureProgram({ command: "wrk", package: "wrk", purpose: "the server cannot be put under load" });
const [script = ""] = globSync("assets/vendor-*.js", { cwd: "build/client" });

/** Asks for an address as often as one processor can. @returns answers each second, times in ms, and what failed */
function load(url: string): string[] {
  const options = ["--threads=1", "--connections=16", "--duration=15s", "--latency", "--timeout=10s"];
  const { stdout, stderr } = spawnSync(wrk, [...options, "--header", "Accept-Encoding: br, gzip", url], {
    encoding: "utf8",
  });
  const rate = /Requests\/sec:\s+(\d+)/.exec(stdout)?.[1];
  const [p50, p99] = [/50%\s+(\S+)/, /99%\s+(\S+)/].map((time) => time.exec(stdout)?.[1]);
  if (rate === undefined || p50 === undefined || p99 === undefined)
    throw new Error(`wrk had no answer from ${url}. It said:\n${stdout}${stderr}`);
  return [rate, p50, p99, /Socket errors: (.*)/.exec(stdout)?.[1] ?? "none"];
}

const port = await freePort(4273);
const server = await startCaddy({ program, siteFolder: "build", port });
try {
  const rows = Object.entries({ "Home page": "/", Script: `/${script}`, "Unknown address": "/nowhere" }).map(
    ([name, path]) => [name, ...load(`http://127.0.0.1:${port}${path}`)],
  );
  const text = table(["", "Answers/s", "p50", "p99", "Failed"], rows);
  writeBetween(reportFile, "load", `${machine()}, server and clients on the same machine\n\n${text}`);
  execFileSync("node_modules/.bin/prettier", ["--log-level", "warn", "--write", reportFile]);
  console.log(text);
} finally {
  await stop(server);
}
