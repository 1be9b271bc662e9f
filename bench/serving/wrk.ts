import { spawn } from "node:child_process";

export interface Load {
  /** Answers each second. */
  readonly rate: number;
  /** Time in which half, and 99 of 100, of the answers came, in ms. */
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
  /** Connections that failed and answers with a status of 400 or more. */
  readonly failed: number;
  readonly refused: number;
}

const inMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

function duration(text: string, name: string): number {
  const [, number, unit = ""] = new RegExp(`${name}\\s+([\\d.]+)(us|ms|s|m)`).exec(text) ?? [];
  return Number(number) * (inMs[unit] ?? NaN);
}

interface Options {
  readonly program: string;
  readonly seconds: number;
  readonly connections: number;
  /** A program in Lua that chooses the requests. */
  readonly script?: string;
}

/** Asks for an address as often as one processor can. @throws with what wrk says, when it cannot */
export async function load(url: string, { program, seconds, connections, script }: Options): Promise<Load> {
  const wrk = spawn(program, [
    ...["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`, "--latency"],
    ...["--header", "Accept-Encoding: br, gzip", "--timeout", "10s"],
    ...(script === undefined ? [] : ["--script", script]),
    url,
  ]);
  let said = "";
  for (const stream of [wrk.stdout, wrk.stderr])
    stream.on("data", (data: Buffer) => (said += data.toString()));
  await new Promise((resolve) => wrk.once("close", resolve));
  const answers = Number(/(\d+) requests in/.exec(said)?.[1] ?? NaN);
  if (!(answers > 0)) throw new Error(`wrk had no answer from ${url}. It said:\n${said}`);
  const [, ...socketErrors] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p50: duration(said, "50%"),
    p99: duration(said, "99%"),
    answers,
    failed: socketErrors.reduce((sum, count) => sum + Number(count), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0),
  };
}
