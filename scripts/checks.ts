/** The commands `npm run check`, `npm test`, `npm run test:slow`, `npm run test:release` and `npm run test:engines`. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { apache, backportedCaddy, caddy, getBackportedCaddy, logrotate, nginx } from "./caddy.ts";
import { ensureProgram, installMissing } from "./debian.ts";
import { run } from "./processes.ts";

/** Finds or installs what tests of the built site need: a browser, and servers; without a server its tests are skipped. */
async function readyForTests(): Promise<void> {
  const { ensureBrowser } = await import("./browser.ts");
  ensureBrowser();
  const servers = [caddy, nginx, apache, logrotate];
  installMissing(...servers);
  for (const program of servers)
    try {
      ensureProgram(program);
    } catch (error) {
      // In CI no test may be skipped unnoticed.
      if (process.env.CI) throw error;
      console.error((error as Error).message);
    }
  getBackportedCaddy();
  if (backportedCaddy() === undefined)
    console.error("Debian's newest Caddy cannot be had, and is not tested");
}

/** Checks of the source. Lint takes longer than all others together. */
const lint = "eslint .";
const checks = ["tsc", 'stylelint "app/**/*.css"'];
const format = "prettier --cache --cache-location .cache/prettier --log-level warn --check .";

/** Reads and checks the content of fifty companies: only before a release. */
const identities = "model/check/identities.test.ts";

/** Runs source checks while the site builds, then tests the built site. A command prints only if it fails, which ends all. */
export async function test(): Promise<void> {
  const running = new Set<ChildProcess>();
  const stopAll = () => running.forEach((child) => child.kill());
  const quietly = async (...commands: readonly string[]) => {
    for (const command of commands) {
      const began = performance.now();
      const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
      running.add(child);
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (data: Buffer) => (said += data.toString()));
      const [status] = (await once(child, "close")) as [number | null];
      running.delete(child);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`${status === 0 ? "✓" : `${said}✗`} ${command}: ${seconds} s`);
      if (status === 0) continue;
      stopAll();
      process.exit(1);
    }
  };
  // Two sequences of equal length. Installing meanwhile mostly waits for the network.
  await Promise.all([
    quietly("npm run -s build", lint, format),
    quietly(`vitest run --exclude ${identities}`, ...checks),
    readyForTests().catch((error: unknown) => {
      stopAll();
      throw error;
    }),
  ]);
  // Alone: browsers are twice as slow beside another command.
  run("playwright", "test", "--project=site");
}

/** Runs types, style sheets, format and lint, all to the end. Exits with 1 if one finds something. */
export function check(): void {
  for (const command of [...checks, format, lint])
    if (spawnSync(command, { shell: true, stdio: "inherit" }).status !== 0) process.exitCode = 1;
}

/** The slow tests. @param options of Playwright */
export async function testSlow(options: readonly string[]): Promise<void> {
  await readyForTests();
  run("playwright", "test", "--project=slow*", ...options);
}

/** The tests before a release, of what was built last. @param options of Playwright */
export async function testRelease(options: readonly string[]): Promise<void> {
  run("vitest", "run", identities);
  await readyForTests();
  run("playwright", "test", "--project=release*", ...options);
}

/** The journeys in Debian's Firefox and WebKit, on a virtual screen. @param options of Playwright */
export function testEngines(options: readonly string[]): void {
  const purpose = "the journeys cannot run in all engines";
  const programs = [
    { command: "firefox-esr", package: "firefox-esr", purpose },
    { command: "WebKitWebDriver", package: "webkit2gtk-driver", purpose },
    { command: "xvfb-run", package: "xvfb", purpose },
    { command: "xauth", package: "xauth", purpose },
  ];
  installMissing(...programs);
  programs.forEach(ensureProgram);
  const engines = ["firefox", "webkit"].map((name) => `--project=${name}`);
  // Each worker has a browser of its own.
  run("xvfb-run", "-a", "playwright", "test", "--workers=2", ...engines, ...options);
}
