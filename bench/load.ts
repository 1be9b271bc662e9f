import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { caddy, startCaddy } from "../scripts/caddy.ts";
import { ensureProgram } from "../scripts/debian.ts";
import { freePort } from "../scripts/ports.ts";
import { stop } from "../scripts/processes.ts";
import { median, table } from "./report.ts";

const inMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Asks for an address for three seconds, as often as one processor can. @throws with what wrk says, when it has no answer */
function load(url: string) {
  const wrk = ensureProgram({
    command: "wrk",
    package: "wrk",
    purpose: "the server cannot be put under load",
  });
  const args = ["-t", "1", "-c", "16", "-d", "3s", "--latency", "--timeout", "10s"];
  const said = execFileSync(wrk, [...args, "-H", "Accept-Encoding: br, gzip", url], { encoding: "utf8" });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  if (!(rate > 0)) throw new Error(`wrk had no answer from ${url}. It said:\n${said}`);
  const time = (name: string) => {
    const [, number, unit = ""] = new RegExp(`${name}\\s+([\\d.]+)(us|ms|s|m)`).exec(said) ?? [];
    return Number(number) * (inMs[unit] ?? NaN);
  };
  const [, ...failed] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said) ?? [];
  return {
    rate,
    p50: time("50%"),
    p99: time("99%"),
    failed: failed.reduce((sum, count) => sum + Number(count), 0),
  };
}

/** Puts the production server under load, by each kind of answer. */
export async function loadTable(): Promise<string> {
  const [script = ""] = globSync("assets/vendor-*.js", { cwd: "dist/client" });
  const subjects = [
    ["Home page", "/"],
    ["Script", `/${script}`],
    ["Unknown address", "/nowhere"],
  ] as const;
  const port = await freePort(4273);
  const server = await startCaddy({ program: ensureProgram(caddy), siteFolder: "dist", port });
  try {
    const rows = subjects.map(([name, path]) => {
      const rounds = Array.from({ length: 9 }, () => load(`http://127.0.0.1:${port}${path}`));
      const middle = (value: "rate" | "p50" | "p99", digits: number) =>
        median(rounds.map((round) => round[value])).toFixed(digits);
      const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
      return [name, middle("rate", 0), middle("p50", 2), middle("p99", 1), failed];
    });
    return table(["", "Answers/s", "p50 ms", "p99 ms", "Failed"], rows);
  } finally {
    await stop(server);
  }
}
