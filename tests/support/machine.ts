import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caddyRules } from "../../build-tools/serving/caddy-rules.ts";
import { writeFileList } from "../../build-tools/serving/file-list.ts";
import { ruleFiles } from "../../build-tools/serving/write-rules.ts";
import { caddy, caddyArguments, caddyEnvironment, startCaddy } from "../../scripts/caddy.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { ask, expect, test as base } from "./servers.ts";

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly uid?: number;
}

/** Runs `deploy/release.sh` to its end. @param args the folder, and what to release */
export async function runRelease(
  args: readonly [string, string],
  { env = {}, uid }: RunOptions = {},
): Promise<Ended> {
  const script = spawn("deploy/release.sh", args, {
    env: { ...process.env, ...env },
    // A group of its own: what ends all of its processes does not end the tests.
    detached: true,
    ...(uid !== undefined && { uid }),
  });
  let said = "";
  for (const stream of [script.stdout, script.stderr])
    stream.on("data", (data: Buffer) => (said += data.toString()));
  const [code] = (await once(script, "close")) as [number | null];
  return { code, said };
}

/** Names of the releases that a machine keeps, oldest first. */
export function releasesIn(site: string): string[] {
  return readdirSync(join(site, "releases"))
    .filter((name) => !name.startsWith("."))
    .sort();
}

/** The release that the link names, by its path. */
export const linkIn = (site: string) => readlinkSync(join(site, "current"));

interface Machine {
  readonly folder: string;
  readonly port: number;
  /** What makes Caddy serve a release. */
  readonly reload: string;
  readonly release: (what: string, options?: RunOptions) => Promise<Ended>;
  readonly title: (path?: string) => Promise<string>;
}

/** A machine of its own, on which Caddy runs. */
export const test = base.extend<{ readonly machine: Machine }>({
  machine: async ({}, use) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "machine-")));
    const program = installedProgram(caddy.command) ?? "caddy";
    const port = await freePort(22_000 + 100 * Number(process.env.TEST_WORKER_INDEX ?? 0));
    const admin = `unix/${join(folder, "admin.sock")}`;
    // As on a new machine, which serves something before the site comes: here the build of the worktree.
    const server = await startCaddy({ program, siteFolder: "build", port, admin });
    const { SITE_FOLDER, SITE_ADDRESS, SITE_BIND, SITE_LOG } = caddyEnvironment({
      siteFolder: "build",
      port,
    });
    expect(SITE_FOLDER).toMatch(/build$/);
    const reload = [program, "reload", "--force", ...caddyArguments].join(" ");
    const env = { SITE_ADDRESS, SITE_BIND, SITE_LOG, SITE_ADMIN: admin, RELOAD: reload };
    const site = join(folder, "site");
    mkdirSync(site);
    await use({
      folder: site,
      port,
      reload,
      release: (what, { env: more, ...options } = {}) =>
        runRelease([site, what], { ...options, env: { ...env, ...more } }),
      title: async (path = "/contact") =>
        /<title>(.*?)<\/title>/.exec((await ask(port, path, { connection: "close" })).body.toString())?.[1] ??
        "",
    });
    await stop(server);
    rmSync(folder, { recursive: true });
  },
});

/** A build whose pages say which they are, in their title and in a script of their own. */
export function buildCalled(name: string, parent: string): string {
  const folder = join(parent, `build-${name}`);
  cpSync("build", folder, { recursive: true });
  const site = join(folder, "client");
  let scripts: string[] = [];
  for (const file of globSync("**/*.html", { cwd: site })) {
    const path = join(site, file);
    const titled = readFileSync(path, "utf8").replace(/<title>.*?<\/title>/, `<title>${name}</title>`);
    const html = titled.replace("js=`starting`", `js="${name}"`);
    expect(html, "the page's first script").not.toBe(titled);
    writeFileSync(path, html);
    scripts = inlineScripts(html);
    for (const extension of [".br", ".gz"]) rmSync(path + extension);
  }
  writeFileSync(join(site, "assets", `only-${name}.txt`), name);
  writeFileSync(join(folder, "site.caddy"), caddyRules(scripts));
  writeFileList(folder, ruleFiles);
  return folder;
}
