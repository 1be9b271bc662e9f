import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
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
  statSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { caddyRules } from "../../build-tools/serving/caddy-rules.ts";
import { caddy, caddyArguments, caddyEnvironment, startCaddy } from "../../scripts/caddy.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { inlineScripts } from "../support/inline-scripts.ts";
import { ask, expect, test, withoutCaddy } from "../support/servers.ts";

test.skip(withoutCaddy, "Caddy is not installed");

interface Machine {
  readonly folder: string;
  readonly port: number;
  /** Runs `deploy/release.sh`. @returns its exit code and what it said */
  readonly release: (what: string) => Promise<{ readonly code: number; readonly said: string }>;
  readonly title: (path?: string) => Promise<string>;
}

const onMachine = test.extend<{ readonly machine: Machine }>({
  machine: async ({}, use) => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "machine-")));
    const program = installedProgram(caddy.command) ?? "caddy";
    const port = await freePort(22_000 + 100 * Number(process.env.TEST_WORKER_INDEX ?? 0));
    const admin = `unix/${join(folder, "admin.sock")}`;
    // As on a new machine, which serves something before the site comes: here the build of the worktree.
    const server = await startCaddy({ program, siteFolder: "build", port, admin });
    const { SITE_FOLDER, ...environment } = caddyEnvironment({ siteFolder: "build", port, admin });
    expect(SITE_FOLDER).toMatch(/build$/);
    const env = { ...environment, RELOAD: [program, "reload", "--force", ...caddyArguments].join(" ") };
    const site = join(folder, "site");
    mkdirSync(site);
    await use({
      folder: site,
      port,
      release: async (what) => {
        const script = spawn("deploy/release.sh", [site, what], { env });
        let said = "";
        for (const stream of [script.stdout, script.stderr])
          stream.on("data", (data: Buffer) => (said += data.toString()));
        const [code] = (await once(script, "close")) as [number];
        return { code, said };
      },
      title: async (path = "/contact") =>
        /<title>(.*?)<\/title>/.exec((await ask(port, path, { connection: "close" })).body.toString())?.[1] ??
        "",
    });
    await stop(server);
    rmSync(folder, { recursive: true });
  },
});

/** A build whose pages say which they are, in their title and in a script of their own. */
function buildCalled(name: string, parent: string): string {
  const folder = join(parent, `build-${name}`);
  cpSync("build", folder, { recursive: true });
  const site = join(folder, "client");
  let scripts: string[] = [];
  for (const file of globSync("**/*.html", { cwd: site })) {
    const path = join(site, file);
    const titled = readFileSync(path, "utf8").replace(/<title>.*?<\/title>/, `<title>${name}</title>`);
    const html = titled.replace("dataset.js=`starting`", `dataset.js="${name}"`);
    expect(html, "the page's first script").not.toBe(titled);
    writeFileSync(path, html);
    scripts = inlineScripts(html);
    for (const extension of [".br", ".gz"]) rmSync(path + extension);
  }
  writeFileSync(join(site, "assets", `only-${name}.txt`), name);
  writeFileSync(join(folder, "site.caddy"), caddyRules(scripts));
  return folder;
}

/** Visitors who ask again and again, each time over a connection of their own. */
function visit(port: number) {
  let asking = true;
  const faults: string[] = [];
  const seen = new Set<string>();
  const askOnce = async () => {
    const { status, headers, body } = await ask(port, "/contact", { connection: "close" });
    const html = body.toString();
    seen.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "");
    const policy = String(headers["content-security-policy"]);
    const refused = inlineScripts(html).filter(
      (script) => !policy.includes(createHash("sha256").update(script).digest("base64")),
    );
    if (status !== 200 || refused.length > 0) faults.push(`${status}: ${refused.join("\n").slice(0, 200)}`);
  };
  const visitors = Array.from({ length: 4 }, async () => {
    while (asking) {
      await askOnce().catch((error: unknown) => {
        // A connection that waits while Caddy changes over may be cut, unless the kernel hands it on (deploy/README.md).
        // Browsers then ask again, as is done here.
        const reset = error instanceof Error && "code" in error && error.code === "ECONNRESET";
        if (!reset) faults.push(String(error));
      });
    }
  });
  return {
    async leave() {
      asking = false;
      await Promise.all(visitors);
      return { faults, seen: [...seen].sort() };
    },
  };
}

onMachine(
  "a release goes live at once, as a whole, and back again; nobody is left without an answer",
  async ({ machine }) => {
    onMachine.slow();
    const { folder, port, release, title } = machine;
    const [one = "", two = ""] = ["one", "two"].map((name) => buildCalled(name, join(folder, "..")));
    expect(await release(one)).toMatchObject({ code: 0 });
    expect(await title()).toBe("one");

    const visitors = visit(port);
    expect(await release(two)).toMatchObject({ code: 0 });
    expect(await title()).toBe("two");
    expect((await ask(port, "/assets/only-one.txt")).status, "who is reading keeps its files").toBe(200);
    expect(await release("back")).toMatchObject({ code: 0 });
    expect(await title()).toBe("one");
    expect(await release(two)).toMatchObject({ code: 0 });
    expect(await visitors.leave()).toEqual({ faults: [], seen: ["one", "two"] });
    // The release that was taken back is gone; the link names the one that is served.
    expect(readdirSync(join(folder, "releases"))).toHaveLength(2);
    expect(
      readFileSync(join(readlinkSync(join(folder, "current")), "client/contact.html"), "utf8"),
    ).toContain("<title>two</title>");
  },
);

interface Disk {
  /** Where releases go. */
  readonly site: string;
  /** The smallest folder that counts as a build. */
  readonly build: string;
  /** Runs `deploy/release.sh` where no server runs. @param before commands of the shell before it @returns its exit code */
  readonly release: (before?: string) => number | null;
}

const onDisk = test.extend<{ readonly disk: Disk }>({
  disk: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "releases-"));
    const [site, build] = [join(folder, "site"), join(folder, "build")];
    for (const path of [site, join(build, "client/assets")]) mkdirSync(path, { recursive: true });
    for (const file of ["site.caddy", "client/index.html"])
      writeFileSync(join(build, file), "", { mode: 0o600 });
    const release = (before = ":") =>
      spawnSync("sh", ["-c", `${before}; deploy/release.sh ${site} ${build}`], {
        env: { ...process.env, RELOAD: "true" },
      }).status;
    await use({ site, build, release });
    rmSync(folder, { recursive: true });
  },
});

onDisk(
  "the last five releases are kept, with no more than their own files and those of one before",
  ({ disk: { site, build, release } }) => {
    for (let index = 1; index <= 7; index += 1) {
      rmSync(join(build, `client/assets/${index - 1}.js`), { force: true });
      writeFileSync(join(build, `client/assets/${index}.js`), "");
      expect(release()).toBe(0);
    }
    const releases = readdirSync(join(site, "releases")).sort();
    expect(releases).toHaveLength(5);
    expect(readdirSync(join(site, "releases", releases.at(-1) ?? "", "client/assets"))).toEqual([
      "6.js",
      "7.js",
    ]);
  },
);

onDisk(
  "what is put into service can be read by all, whoever puts it there",
  ({ disk: { site, release } }) => {
    expect(release("umask 077")).toBe(0);
    const current = join(site, "current");
    for (const file of [
      join(site, "releases"),
      current,
      join(current, "client"),
      join(current, "site.caddy"),
    ])
      expect(statSync(file).mode & 0o004, file).toBe(0o004);
  },
);

onDisk("a disk that is full leaves what is served as it was", ({ disk: { site, build, release } }) => {
  expect(release()).toBe(0);
  const served = () => [readdirSync(join(site, "releases")), readlinkSync(join(site, "current"))];
  const before = served();
  writeFileSync(join(build, "client/assets/large.js"), Buffer.alloc(1_000_000));
  // No file may become longer than this, which ends the copying as a full disk does.
  expect(release("ulimit -f 100")).not.toBe(0);
  expect(served()).toEqual(before);
});

test("given a domain, Caddy serves it by HTTPS and gets the certificate by itself", () => {
  const environment = caddyEnvironment({ siteFolder: "build", port: 80 });
  const { stdout } = spawnSync(installedProgram(caddy.command) ?? "caddy", ["adapt", ...caddyArguments], {
    env: { ...environment, SITE_ADDRESS: "site.example, www.site.example" },
    encoding: "utf8",
  });
  const { apps } = JSON.parse(stdout) as {
    apps: { http: { servers: Record<string, object> }; tls?: object };
  };
  expect(apps.tls, "certificates are left to Caddy").toBeUndefined();
  expect(apps.http.servers).toEqual({
    srv0: expect.objectContaining({
      listen: ["127.0.0.1:443"],
      routes: [
        expect.objectContaining({ match: [{ host: ["site.example", "www.site.example"] }] }) as unknown,
      ],
    }) as unknown,
  });
  // Nothing keeps it from redirecting what comes by HTTP.
  expect(apps.http.servers.srv0).not.toHaveProperty("automatic_https");
});

onMachine("what is no release changes nothing, and says why", async ({ machine }) => {
  const { folder, release, title } = machine;
  const one = buildCalled("one", join(folder, ".."));
  await release(one);
  const current = readlinkSync(join(folder, "current"));

  expect(await release("back")).toEqual({
    code: 1,
    said: expect.stringContaining("There is no release before") as unknown,
  });
  expect(await release(tmpdir())).toEqual({
    code: 1,
    said: expect.stringContaining("is no build") as unknown,
  });
  writeFileSync(join(one, "site.caddy"), "(site_headers) { no such directive }");
  expect(await release(one)).toEqual({
    code: 1,
    said: expect.stringContaining("was not accepted") as unknown,
  });

  expect(await title()).toBe("one");
  expect(readlinkSync(join(folder, "current"))).toBe(current);
  expect(readdirSync(join(folder, "releases"))).toHaveLength(1);
  expect(spawnSync("deploy/release.sh", []).status).toBe(2);
});
