/**
 * What `npm test` runs: all that reads the source alone beside the build, on two processors, then the built site. A
 * command is quiet unless it fails; the first that does ends all.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();

/** Runs a command of `package.json`. @param stdio whether its words are kept for a failure, or shown as they come */
async function run(command: string, stdio: "pipe" | "inherit"): Promise<void> {
  const began = performance.now();
  const child = spawn("npm", ["run", "--silent", command], { stdio: ["ignore", stdio, stdio] });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => {
      said += data.toString();
    });
  const [status] = (await once(child, "close")) as [number | null];
  running.delete(child);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${status === 0 ? "✓" : `${said}✗`} npm run ${command}: ${seconds} s`);
  if (status === 0) return;
  for (const other of running) other.kill();
  process.exit(1);
}

async function inTurn(...commands: readonly string[]): Promise<void> {
  for (const command of commands) await run(command, "pipe");
}

await Promise.all([inTurn("build", "check:lint"), inTurn("test:unit", "check:types", "check:format")]);
// By itself: beside anything else browsers are twice as slow.
await run("test:browser", "inherit");
