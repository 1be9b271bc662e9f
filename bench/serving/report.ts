import { machine, table, writeBetween } from "../document.ts";
import { median } from "../statistics.ts";
import type { Load } from "./wrk.ts";

/** Where the measurements stand, between marks. */
export const reportFile = "docs/reliability.md";

export interface Round extends Load {
  /** Time that the server's processor took for an answer, in µs. Other work of the machine hardly changes it. */
  readonly work: number;
}

/** Rounds of something, and of what it is compared to, each beside the other two in time. */
export interface Comparison {
  readonly name: string;
  readonly subject: readonly Round[];
  /** A file of the same size from the same server. */
  readonly plain: readonly Round[];
  /** The same from a server that does nothing else. */
  readonly alone: readonly Round[];
}

export interface Soak {
  readonly load: Load;
  readonly addresses: number;
  /** Memory that the server held, in MB: in the second minute, and in the last. */
  readonly early: number;
  readonly late: number;
}

const rate = (round: Round) => round.rate;
const work = (round: Round) => round.work;
const middle = (rounds: readonly Round[], of: (round: Round) => number) => median(rounds.map(of));

/** Of each round, compared to the one beside it, the ratio in the middle. */
function ratio(some: readonly Round[], others: readonly Round[], of: (round: Round) => number): string {
  return median(some.map((round, index) => of(round) / of(others[index] ?? round))).toFixed(2);
}

function write(name: string, text: string): void {
  writeBetween(reportFile, name, `${machine()}, server and clients on the same machine\n\n${text}`);
  console.log(`${name}\n${text}\n`);
}

export function writeLoad(comparisons: readonly Comparison[]): void {
  const head = [
    ...["", "Answers/s", "p50 ms", "p99 ms", "Work, µs"],
    ...["To a plain file: answers", "work", "To Caddy alone: answers", "work", "Failed"],
  ];
  const rows = comparisons.map(({ name, subject, plain, alone }) => [
    name,
    middle(subject, rate).toFixed(0),
    middle(subject, ({ p50 }) => p50).toFixed(2),
    middle(subject, ({ p99 }) => p99).toFixed(1),
    middle(subject, work).toFixed(0),
    ratio(subject, plain, rate),
    // Less work is more: turned round, it reads as the ratio of answers does.
    ratio(plain, subject, work),
    ratio(subject, alone, rate),
    ratio(alone, subject, work),
    String(subject.reduce((sum, { failed }) => sum + failed, 0)),
  ]);
  write("load", table(head, rows));
}

export function writeSoak({ load, addresses, early, late }: Soak): void {
  const head = [
    ...["Answers", "Addresses", "p50 ms", "p99 ms", "Failed connections", "Other than 200"],
    ...["Memory in minute 2, MB", "In the last, MB"],
  ];
  const times = [load.p50.toFixed(2), load.p99.toFixed(1)];
  const numbers = [load.failed, load.refused, early.toFixed(0), late.toFixed(0)];
  write("soak", table(head, [[load.answers, addresses, ...times, ...numbers].map(String)]));
}
