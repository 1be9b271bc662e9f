import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFileList } from "../../build-tools/serving/file-list.ts";
import { linkIn, releasesIn, runRelease, type Ended } from "../support/machine.ts";
import { expect, test as base } from "../support/test.ts";

/*
 * `deploy/release.sh` where no server runs: in its place stands a file that holds the path of the release that was loaded
 * last. So every step of the script can be ended or made to fail, and what is served be asked for afterwards.
 */

interface Disk {
  readonly folder: string;
  /** Where releases go. */
  readonly site: string;
  /** The smallest folder that counts as a build. */
  readonly build: string;
  /** Makes the build another, and its list with it. */
  readonly rebuild: (name: string) => void;
  readonly release: (what?: string, env?: Readonly<Record<string, string>>, uid?: number) => Promise<Ended>;
  /** Name of the build that the server serves, whole, and that the link names. */
  readonly served: () => { readonly server: string; readonly link: string };
}

const test = base.extend<{ readonly disk: Disk }>({
  disk: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "releases-"));
    chmodSync(folder, 0o755);
    const [site, build, state] = [join(folder, "site"), join(folder, "build"), join(folder, "state")];
    for (const path of [site, join(build, "client/assets")]) mkdirSync(path, { recursive: true });
    writeFileSync(state, "");
    chmodSync(state, 0o666);
    const RELOAD = `test -f "$SITE_FOLDER/client/index.html" && printf %s "$SITE_FOLDER" >${state}`;
    const nameOf = (path: string) => {
      const list = spawnSync("sha256sum", ["--check", "--strict", "--status", "site.sha256"], { cwd: path });
      expect(list.status, `${path} is whole`).toBe(0);
      return readFileSync(join(path, "client/index.html"), "utf8");
    };
    const rebuild = (name: string) => {
      writeFileSync(join(build, "site.caddy"), "", { mode: 0o600 });
      writeFileSync(join(build, "client/index.html"), name, { mode: 0o600 });
      writeFileList(build, ["site.caddy"]);
    };
    rebuild("one");
    await use({
      folder,
      site,
      build,
      rebuild,
      release: (what = build, env = {}, uid) =>
        runRelease([site, what], { env: { RELOAD, ...env }, ...(uid !== undefined && { uid }) }),
      served: () => ({ server: nameOf(readFileSync(state, "utf8")), link: nameOf(linkIn(site)) }),
    });
    rmSync(folder, { recursive: true });
  },
});

const both = (name: string) => ({ server: name, link: name });

test("the last five releases are kept, with no more than their own files and those of one before", async ({
  disk: { site, build, rebuild, release },
}) => {
  for (let index = 1; index <= 7; index += 1) {
    rmSync(join(build, `client/assets/${index - 1}.js`), { force: true });
    writeFileSync(join(build, `client/assets/${index}.js`), "");
    rebuild(String(index));
    expect(await release()).toMatchObject({ code: 0 });
  }
  const releases = releasesIn(site);
  expect(releases).toHaveLength(5);
  const assets = readdirSync(join(site, "releases", releases.at(-1) ?? "", "client/assets"));
  expect(assets).toEqual(["6.js", "7.js"]);
});

test("back leads from each release to the one that it followed, never to one that was taken back", async ({
  disk: { rebuild, release, served },
}) => {
  for (const name of ["one", "two", "taken back"]) {
    rebuild(name);
    await release();
  }
  await release("back");
  expect(served()).toEqual(both("two"));
  rebuild("three");
  await release();
  for (const name of ["two", "one"]) {
    expect(await release("back")).toMatchObject({ code: 0 });
    expect(served()).toEqual(both(name));
  }
  expect(await release("back")).toMatchObject({ code: 1 });
  expect(served()).toEqual(both("one"));
});

test("what is put into service can be read by all, whoever puts it there", ({ disk: { site, build } }) => {
  const umask = spawnSync("sh", ["-c", `umask 077; deploy/release.sh ${site} ${build}`], {
    env: { ...process.env, RELOAD: "true" },
  });
  expect(umask.status).toBe(0);
  const current = join(site, "current");
  for (const file of [join(site, "releases"), current, join(current, "client"), join(current, "site.caddy")])
    expect(statSync(file).mode & 0o004, file).toBe(0o004);
});

test("a second release says who holds the lock, and gives up when that takes too long", async ({
  disk: { folder, rebuild, release, served },
}) => {
  const [gate, reached, bin] = [join(folder, "gate"), join(folder, "reached"), join(folder, "bin")];
  spawnSync("mkfifo", [gate]);
  mkdirSync(bin);
  writeFileSync(join(bin, "cp"), `#!/bin/sh\n/bin/cp "$@"; touch ${reached}; cat ${gate}\n`, { mode: 0o755 });
  const first = release(undefined, { PATH: `${bin}:${process.env.PATH ?? ""}` });
  await expect.poll(() => existsSync(reached)).toBe(true);
  rebuild("two");
  const second = await release(undefined, { PATIENCE: "0" });
  expect(second.code).toBe(1);
  expect(second.said).toMatch(/Waiting for another release: process \d+ of \w+, since \d{4}-.*Z\n.*given up/);
  const third = release();
  writeFileSync(gate, "");
  expect(await first).toMatchObject({ code: 0 });
  expect(await third, "who waits comes next").toMatchObject({ code: 0 });
  expect(served()).toEqual(both("two"));
});

/** Programs that the script calls. Each call is a step. */
const programs = [
  ...[
    "cat",
    "chmod",
    "cp",
    "date",
    "find",
    "flock",
    "head",
    "id",
    "ln",
    "mkdir",
    "mv",
    "readlink",
    "rm",
    "sed",
  ],
  ...["sh", "sha256sum", "sort", "wc"],
];

/**
 * Programs that do what they are called for, but for one step: what then happens is said by the fault.
 * @returns the environment in which a step fails, and how many steps have been taken since
 */
function faultyPrograms(folder: string) {
  const [bin, steps] = [join(folder, "bin"), join(folder, "steps")];
  mkdirSync(bin);
  for (const program of programs) {
    const real = spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).stdout.trim();
    const text = `#!/bin/sh
echo ${program} >>${steps}
step=$(/usr/bin/wc -l <${steps})
[ "$step" -eq "$STEP" ] && case $FAULT in
kill) kill -KILL 0 ;;
end) kill -TERM 0 ;;
fail) exit 1 ;;
esac
"${real}" "$@"
status=$?
[ "$step" -eq "$STEP" ] && [ "$FAULT" = "fail late" ] && exit 1
exit $status
`;
    writeFileSync(join(bin, program), text, { mode: 0o755 });
  }
  return {
    at(step: number, fault: string) {
      writeFileSync(steps, "");
      return { PATH: `${bin}:${process.env.PATH ?? ""}`, STEP: String(step), FAULT: fault };
    },
    taken: () => readFileSync(steps, "utf8").trim().split("\n"),
  };
}

for (const [fault, what] of [
  ["kill", "a release that is killed"],
  ["end", "a release that is told to end"],
  ["fail", "a release whose step fails"],
  ["fail late", "a release whose step fails after it was done"],
] as const) {
  test(`${what}, at every step, leaves a served site, and the next one succeeds`, async ({ disk }) => {
    test.setTimeout(300_000);
    const { folder, site, build, rebuild, release, served } = disk;
    const faulty = faultyPrograms(folder);
    for (let index = 0; index < 6; index += 1) {
      writeFileSync(join(build, "client/assets/x.js"), String(index));
      rebuild(`before ${index}`);
      await release();
    }
    let former = served().link;
    const met = new Set<string>();
    for (let step = 1; ; step += 1) {
      const name = `at step ${step}`;
      rebuild(name);
      const { code, said } = await release(undefined, faulty.at(step, fault));
      const taken = faulty.taken();
      const about = `${taken[step - 1] ?? "no step"} (${step}): ${said}`;
      met.add(taken[step - 1] ?? "");
      const now = served();
      if (fault === "kill") {
        // Nothing could be put right: server and link may differ, but each leads to a whole release.
        for (const is of [now.server, now.link]) expect([former, name], about).toContain(is);
      } else expect(now, about).toEqual(both(code === 0 ? name : former));
      if (code !== 0 && fault !== "kill") expect(said, about).toMatch(/Nothing was changed|is served again/);
      if (taken.length < step) break;
      rebuild(`after step ${step}`);
      expect(await release(), about).toMatchObject({ code: 0 });
      expect(served(), about).toEqual(both(`after step ${step}`));
      expect(releasesIn(site).length, about).toBeLessThanOrEqual(5);
      expect(existsSync(join(site, "releases/.new")), about).toBe(false);
      former = `after step ${step}`;
    }
    // The faults did meet the steps that matter.
    for (const program of ["cp", "sha256sum", "chmod", "mv", "ln", "sh", "rm"])
      expect([...met]).toContain(program);
  });
}

test("after a release that was cut off while the server changed over, back leads to the former one", async ({
  disk: { folder, rebuild, release, served },
}) => {
  await release();
  rebuild("two");
  const state = join(folder, "state");
  await release(undefined, { RELOAD: `printf %s "$SITE_FOLDER" >${state}; kill -KILL 0` });
  expect(served()).toEqual({ server: "two", link: "one" });
  expect(await release("back")).toMatchObject({ code: 0 });
  expect(served()).toEqual(both("one"));
});

test.describe("a user without rights", () => {
  test.skip(process.getuid?.() !== 0, "only root can become another user");
  const nobody = 65_534;

  test("on the folder is told so before anything happens", async ({
    disk: { site, release, rebuild, served },
  }) => {
    await release();
    chownSync(join(site, "releases"), nobody, nobody);
    rebuild("two");
    const { code, said } = await release(undefined, {}, nobody);
    expect(code).toBe(1);
    expect(said).toMatch(/may not write to .*\n.*Nothing was changed/);
    expect(served()).toEqual(both("one"));
    expect(releasesIn(site)).toHaveLength(1);
  });

  test("on the link, which is found when the server has changed over, leaves the former release served", async ({
    disk: { folder, site, build, release, rebuild, served },
  }) => {
    await release();
    // In such a folder everybody may make files, and nobody replace those of others.
    chmodSync(site, 0o1777);
    chmodSync(join(site, "releases"), 0o777);
    rebuild("two");
    spawnSync("chmod", ["-R", "a+rX", folder]);
    spawnSync("chown", ["-R", String(nobody), build]);
    rmSync(join(site, "releases/.holder"));
    const { code, said } = await release(undefined, {}, nobody);
    expect(code).toBe(1);
    expect(said).toContain("is served again");
    expect(served()).toEqual(both("one"));
    expect(releasesIn(site)).toHaveLength(1);
    expect(lstatSync(join(site, "current")).isSymbolicLink()).toBe(true);
    expect(existsSync(join(site, "current.next"))).toBe(false);
  });
});

test("a disk that is full, however little is left, leaves what is served as it was", async ({
  disk: { site, build, release, rebuild, served },
}) => {
  test.setTimeout(120_000);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=400k", "tmpfs", site]).status === 0;
  test.skip(!mounted, "only root can make a small disk");
  try {
    writeFileSync(join(build, "client/assets/large.js"), Buffer.alloc(50_000));
    rebuild("one");
    expect(await release()).toMatchObject({ code: 0 });
    rebuild("two");
    const ballast = join(site, "ballast");
    const refused: string[] = [];
    for (let left = 0; ; left += 4_096) {
      const free = Number(
        spawnSync("df", ["--output=avail", "-B1", site], { encoding: "utf8" }).stdout.split("\n")[1],
      );
      writeFileSync(ballast, Buffer.alloc(Math.max(0, free - left)));
      const { code, said } = await release();
      rmSync(ballast);
      if (code === 0) break;
      refused.push(said);
      expect(code).toBe(1);
      expect(said).toMatch(/is (still served|served again)/);
      expect(served()).toEqual(both("one"));
      expect(releasesIn(site)).toHaveLength(1);
    }
    expect(served()).toEqual(both("two"));
    expect(refused.length).toBeGreaterThan(10);
  } finally {
    spawnSync("umount", [site]);
  }
});

test("a Caddy with known weaknesses is named, with what to do", async ({ disk: { folder, release } }) => {
  const needed = readFileSync("deploy/caddy-version", "utf8").trim();
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const [major = 0, minor = 0] = needed.split(".").map(Number);
  for (const [version, old] of [
    ["2.6.2", true],
    ["v2.7.4 h1:x=", true],
    [`v${needed} h1:x=`, false],
    [`v${major}.${minor + 10}.0 h1:x=`, false],
  ] as const) {
    writeFileSync(join(bin, "caddy"), `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
    const { code, said } = await release(undefined, { PATH: `${bin}:${process.env.PATH ?? ""}` });
    expect(code).toBe(0);
    expect(said.includes(`update it to ${needed} or newer`), version).toBe(old);
  }
});
