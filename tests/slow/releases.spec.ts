import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
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
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { site as ownSite } from "../support/current-site.ts";
import { caddyRules } from "../../ssg/hosts/caddy-rules.ts";
import { writeFileList } from "../../ssg/hosts/file-list.ts";
import { scriptsIn } from "../../ssg/hosts/headers.ts";
import { caddy, caddyArguments, caddyEnvironment, startCaddy } from "../../scripts/caddy.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { ask, expect, test as base, withoutCaddy } from "../support/servers.ts";

// Minimal builds: one page that names its build, with an inline script that only this build's rules allow.

const program = installedProgram(caddy.command) ?? "caddy";
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
const isWhole = (folder: string) =>
  spawnSync("sha256sum", ["--check", "--strict", "--status", "site.sha256"], { cwd: folder }).status === 0;

type Env = Readonly<Record<string, string>>;

/** A machine with Caddy, on which `deploy/release.sh` runs. */
async function startMachine(workerIndex: number) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "machine-")));
  const site = join(folder, "site");
  mkdirSync(site);
  const build = (name: string) => {
    const made = join(folder, name);
    mkdirSync(join(made, "client/assets"), { recursive: true });
    const html = `<!doctype html><title>${name}</title><script>alert("${name}")</script>`;
    writeFileSync(join(made, "client/index.html"), html, { mode: 0o600 });
    writeFileSync(join(made, `client/assets/${name}.js`), name);
    // As a network drive gives it.
    chmodSync(join(made, `client/assets/${name}.js`), 0o777);
    writeFileSync(join(made, "site.caddy"), caddyRules(ownSite, scriptsIn(html)), { mode: 0o600 });
    writeFileList(made, ["site.caddy"]);
    return made;
  };
  const port = await freePort(22_000 + 100 * workerIndex);
  const options = { siteFolder: build("nothing"), port, admin: `unix/${join(folder, "admin.sock")}` };
  const server = await startCaddy({ program, ...options });
  /** Command that makes Caddy serve a release. */
  const reload = [program, "reload", "--force", ...caddyArguments].join(" ");
  return {
    ...{ folder, port, reload, build },
    /** Runs release.sh to its end. @param what a build, or `back` */
    release: async (what: string, env: Env = {}) => {
      const script = spawn("deploy/release.sh", [site, what], {
        env: { ...caddyEnvironment(options), RELOAD: reload, ...env },
        // A process group of its own, because a test kills the whole group.
        detached: true,
      });
      let said = "";
      for (const stream of [script.stdout, script.stderr])
        stream.on("data", (data: Buffer) => (said += data.toString()));
      const [code] = (await once(script, "close")) as [number | null];
      return { code, said };
    },
    /** Names of the build that Caddy serves and of the one that the link names. */
    served: async () => {
      expect(isWhole(join(site, "current"))).toBe(true);
      const { body } = await ask(port, "/", { connection: "close" });
      const linked = readFileSync(join(site, "current/client/index.html"), "utf8");
      return { caddy: titleOf(body.toString()), link: titleOf(linked) };
    },
    kept: () => readdirSync(join(site, "releases")).filter((name) => !name.startsWith(".")),
    stop: async () => {
      await stop(server);
      rmSync(folder, { recursive: true });
    },
  };
}

const test = base.extend<{ readonly machine: Awaited<ReturnType<typeof startMachine>> }>({
  machine: async ({}, use, { workerIndex }) => {
    const machine = await startMachine(workerIndex);
    await use(machine);
    await machine.stop();
  },
});

test.skip(withoutCaddy, "Caddy is not installed");

const both = (name: string) => ({ caddy: name, link: name });

/** Starts visitors who request the page repeatedly. @returns a function that stops them, and returns pages seen and faults */
function visit(port: number) {
  let asking = true;
  const faults: string[] = [];
  const seen = new Set<string>();
  const visitors = Array.from({ length: 4 }, async () => {
    while (asking) {
      const answer = await ask(port, "/", { connection: "close" }).catch((error: unknown) => {
        // Caddy may reset a waiting connection while it reloads (deploy/README.md). Browsers retry.
        if (!(error instanceof Error && "code" in error && error.code === "ECONNRESET")) throw error;
      });
      if (!answer) continue;
      const html = answer.body.toString();
      seen.add(titleOf(html));
      const [script = ""] = scriptsIn(html);
      const hash = createHash("sha256").update(script).digest("base64");
      if (answer.status !== 200 || !String(answer.headers["content-security-policy"]).includes(hash))
        faults.push(`${answer.status}: ${html}`);
    }
  });
  return async () => {
    asking = false;
    await Promise.all(visitors);
    return { faults, seen: [...seen].sort() };
  };
}

test("a release and a rollback are live at once; every request gets an answer", async ({
  machine: { folder, build, release, served, port, kept },
}) => {
  await release(build("one"));
  const leave = visit(port);
  const archive = join(folder, "two.tar.gz");
  spawnSync("tar", ["-czf", archive, "-C", build("two"), "site.sha256", "site.caddy", "client"]);
  expect(await release(archive)).toMatchObject({ code: 0 });
  expect(await served()).toEqual(both("two"));
  expect((await ask(port, "/assets/one.js")).status, "who is reading keeps its files").toBe(200);
  expect(await release("back")).toMatchObject({ code: 0 });
  expect(await served()).toEqual(both("one"));
  expect(await leave()).toEqual({ faults: [], seen: ["one", "two"] });
  expect(kept()).toHaveLength(2);
});

test("five releases are kept, readable by all users and writable by one, each with its files and the hashed files of its predecessor @release", async ({
  machine: { folder, build, release, kept },
}) => {
  for (let index = 1; index <= 7; index += 1)
    expect(await release(build(`r${index}`), { RELOAD: "true" })).toMatchObject({ code: 0 });
  expect(kept()).toHaveLength(5);
  const current = join(folder, "site/current");
  expect(readdirSync(join(current, "client/assets"))).toEqual(["r6.js", "r7.js"]);
  for (const file of ["client/index.html", "client/assets/r7.js", "site.caddy", "../releases"])
    expect(statSync(join(current, file)).mode & 0o026, file).toBe(0o004);
});

test("back goes from each release to its predecessor, never to one that was rolled back @release", async ({
  machine: { build, release, served },
}) => {
  for (const name of ["one", "two", "taken-back"]) await release(build(name));
  await release("back");
  await release(build("three"));
  for (const name of ["two", "one"]) {
    expect(await release("back")).toMatchObject({ code: 0 });
    expect(await served()).toEqual(both(name));
  }
  expect(await release("back")).toMatchObject({
    code: 1,
    said: expect.stringContaining("There is no release before"),
  });
  expect(await served()).toEqual(both("one"));
});

test("of several releases at once, each waits for the one before; one that gives up says for which it waited @release", async ({
  machine: { folder, build, release, served, reload, port },
}) => {
  const [gate, reached] = [join(folder, "gate"), join(folder, "reached")];
  spawnSync("mkfifo", [gate]);
  await release(build("first"));
  const leave = visit(port);
  const slow = release(build("slow"), { RELOAD: `touch ${reached}; cat ${gate}; ${reload}` });
  await expect.poll(() => existsSync(reached)).toBe(true);
  const hasty = await release(build("hasty"), { PATIENCE: "0" });
  expect(hasty.code).toBe(1);
  expect(hasty.said).toMatch(/Waiting for another release: process \d+ of \w+, since \d{4}-.*Z\n.*given up/);
  const others = ["a", "b", "c"].map((name) => release(build(name)));
  writeFileSync(gate, "");
  for (const { code, said } of await Promise.all([slow, ...others])) expect(code, said).toBe(0);
  const { caddy: last, link } = await served();
  expect(last).toBe(link);
  expect(["a", "b", "c"]).toContain(last);
  expect((await leave()).faults).toEqual([]);
});

test("an incomplete or changed build is refused, and the former release stays", async ({
  machine: { build, release, served, kept },
}) => {
  await release(build("one"));
  const two = build("two");
  const [page, list] = [join(two, "client/index.html"), join(two, "site.sha256")];
  const [html, lines] = [readFileSync(page, "utf8"), readFileSync(list, "utf8")];
  const archive = `${two}.tar.gz`;
  writeFileSync(archive, spawnSync("tar", ["-czf", "-", "-C", two, "."]).stdout.subarray(0, 200));
  expect(await release(archive)).toMatchObject({ code: 1, said: expect.stringContaining("is not whole") });
  for (const [what, file, text] of [
    ["client/index.html was changed", page, html.slice(0, 20)],
    ["client/index.html was changed", page, html.replaceAll(">", ">\r\n")],
    ["client/index.html is missing", page],
    ["client/index.html.Xy12Zz is too many", `${page}.Xy12Zz`, html],
    ["the list is empty", list, ""],
    [/is (missing|too many)|not whole/, list, lines.slice(0, lines.length / 2)],
    ["is no build", list],
  ] as const) {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    const { code, said } = await release(two);
    expect(code, said).toBe(1);
    expect(said).toMatch(what);
    expect(said).toMatch(/is (not whole|no build): .*[^]*is still served/);
    writeFileSync(page, html);
    writeFileSync(list, lines);
    rmSync(`${page}.Xy12Zz`, { force: true });
  }
  expect(await served()).toEqual(both("one"));
  expect(kept()).toHaveLength(1);
  expect(await release(two)).toMatchObject({ code: 0 });
});

test("a build that went through a Mac or Windows is released, without the files that these add @release", async ({
  machine: { folder, build, release, served },
}) => {
  const tar = (archive: string, ...args: string[]) => {
    expect(spawnSync("tar", ["-cf", join(folder, archive), "-C", folder, ...args]).status).toBe(0);
    return join(folder, archive);
  };
  const beside = (made: string) => {
    mkdirSync(join(made, "client/__MACOSX"));
    for (const file of [
      "._client",
      ".DS_Store",
      "client/._index.html",
      "client/assets/._a.js",
      "client/.DS_Store",
    ])
      writeFileSync(join(made, file), "Mac OS X");
    for (const file of ["client/__MACOSX/._index.html", "client/Thumbs.db", "._site.caddy"])
      writeFileSync(join(made, file), "Mac OS X");
    return made;
  };
  const parts = ["site.sha256", "site.caddy", "client"];
  for (const [name, what] of [
    ["folder", beside(build("folder"))],
    ["archive", tar("archive.tar.gz", "-z", "-C", beside(build("archive")), ".")],
    ["unzipped", tar("unzipped.tar", "-C", build("unzipped"), ...parts)],
    // A Mac's browser unzips a download but keeps the name .gz; Windows packs the folder itself, not its content.
    ["named", tar("named.tar.gz", "-C", build("named"), ...parts)],
    ["within", tar("within.tar.gz", "-z", basename(beside(build("within"))))],
  ] as const) {
    const { code, said } = await release(what);
    expect(code, said).toBe(0);
    expect(await served()).toEqual(both(name));
    expect(readdirSync(join(folder, "site/current/client")).toSorted()).toEqual(["assets", "index.html"]);
  }
});

test("if Caddy rejects a release, or the command fails after Caddy accepted it, the former release is served @release", async ({
  machine: { folder, build, release, served, reload, kept },
}) => {
  await release(build("one"));
  const current = readlinkSync(join(folder, "site/current"));
  const bad = build("bad");
  writeFileSync(join(bad, "site.caddy"), "(site_headers) { no such directive }");
  writeFileList(bad, ["site.caddy"]);
  const failsLate = `${reload} && [ "$SITE_FOLDER" = ${current} ]`;
  for (const [what, env] of [
    [bad, {}],
    [build("two"), { RELOAD: failsLate }],
  ] as const) {
    const said: unknown = expect.stringContaining(`was not accepted: ${current} is served again`);
    expect(await release(what, env)).toEqual({ code: 1, said });
    expect(await served()).toEqual(both("one"));
    expect(kept()).toHaveLength(1);
  }
});

test("after a release that was killed while Caddy was reloading, back returns to the former one @release", async ({
  machine: { build, release, served, reload },
}) => {
  await release(build("one"));
  await release(build("two"), { RELOAD: `${reload}; kill -KILL 0` });
  expect(await served()).toEqual({ caddy: "two", link: "one" });
  expect(await release("back")).toMatchObject({ code: 0 });
  expect(await served()).toEqual(both("one"));
});

test("nginx gets the HTTP/2 directive of its version", ({ machine: { folder } }) => {
  for (const [version, told] of [
    ["1.22.1", ["listen 443 ssl http2;", "listen [::]:443 ssl http2;"]],
    ["1.25.1", ["listen 443 ssl;", "listen [::]:443 ssl;", "http2 on;"]],
    ["1.30.6", ["listen 443 ssl;", "listen [::]:443 ssl;", "http2 on;"]],
  ] as const) {
    const fake = `#!/bin/sh\n[ "$1" != -v ] || echo "nginx version: nginx/${version} (Debian)" >&2\n`;
    writeFileSync(join(folder, "nginx"), fake, { mode: 0o755 });
    const { status, stderr } = spawnSync("deploy/nginx-reload.sh", {
      encoding: "utf8",
      env: {
        PATH: `${folder}:${process.env.PATH ?? ""}`,
        ...{ SITE_FOLDER: "/srv/site/releases/one", SITE_ADDRESS: "site.example" },
        ...{ SITE_CONFIG: join(folder, "nginx-site"), NGINX_CONFIG: join(folder, "nginx.conf") },
      },
    });
    expect(status, stderr).toBe(0);
    const written = readFileSync(join(folder, "nginx-site"), "utf8");
    expect(written.match(/listen .*443.*|http2 on;/g)).toEqual(told);
    expect(written).toContain("server_name site.example;");
    expect(written).toContain("root /srv/site/releases/one/client;");
  }
});

test("release.sh warns of a Caddy with known weaknesses, with the remedy", async ({
  machine: { folder, build, release },
}) => {
  const needed = readFileSync("deploy/caddy-version", "utf8").trim();
  for (const [version, old] of [
    ["2.6.2", true],
    [`v${needed} h1:x=`, false],
  ] as const) {
    writeFileSync(join(folder, "caddy"), `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
    const env = { RELOAD: "true", PATH: `${folder}:${process.env.PATH ?? ""}` };
    const { code, said } = await release(build("one"), env);
    expect([code, said.includes(`update it to ${needed} or newer`)], version).toEqual([0, old]);
  }
});

test("given a domain, Caddy uses automatic HTTPS, and keeps its log for two weeks", () => {
  const { stdout } = spawnSync(program, ["adapt", ...caddyArguments], {
    env: {
      ...caddyEnvironment({ siteFolder: "dist", port: 80 }),
      SITE_ADDRESS: "site.example, www.site.example",
      SITE_LOG: undefined,
    },
    encoding: "utf8",
  });
  expect(stdout).toContain('"listen":["127.0.0.1:443"]');
  expect(stdout).toContain('"match":[{"host":["site.example","www.site.example"]}]');
  // No settings for certificates and redirects from HTTP: Caddy's defaults handle both.
  expect(stdout).not.toMatch(/"tls"|"automatic_https"/);
  expect(stdout).toContain('"filename":"/var/log/caddy/access.log"');
  expect(stdout).toContain('"roll_keep":5,"roll_keep_days":14,"roll_size_mb":10');
});
