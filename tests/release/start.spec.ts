import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whileServed } from "../support/project-copy.ts";
import { withoutCaddy } from "../support/servers.ts";
import { withServer } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

for (const option of [[], ["--caddy"]])
  test(`npm start ${option.join("")}: if the port is taken, the next free one is used and printed`, async () => {
    test.skip(option.length > 0 && withoutCaddy, "Caddy is not installed");
    await withServer(createServer(), async (taken) => {
      const { port } = new URL(taken);
      const start = ["start", "--", "--no-build", ...option];
      await whileServed(".", start, { PORT: port }, async (address, { said }) => {
        expect(said).toMatch(new RegExp(`^(?:Caddy .*\n)?${address}/\n$`));
        expect(Number(new URL(address).port)).toBeGreaterThan(Number(port));
        const response = await fetch(address);
        expect(response.status).toBe(200);
        expect(await response.text()).toContain("<html");
      });
    });
  });

/** Runs a command of the project to its end. */
const command = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ["scripts/site.ts", ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });

const byCaddy = ["start", "--no-build", "--caddy"];

test("npm start -- --caddy says what to install if there is no Caddy", () => {
  const { status, stderr } = command(byCaddy, { PATH: "/nowhere" });
  expect(status).toBe(1);
  expect(stderr).toContain("apt-get install caddy");
});

test("npm start -- --caddy warns of a Caddy with known weaknesses", () => {
  const needed = readFileSync("deploy/caddy-version", "utf8").trim();
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const program = join(folder, "caddy");
  for (const [version, old] of [
    ["2.6.2", true],
    ["v2.9.10 h1:x=", true],
    [`v${needed} h1:x=`, false],
    ["v10.0.0 h1:x=", false],
  ] as const) {
    // A fake Caddy that prints its version, and exits instead of serving.
    writeFileSync(program, `#!/bin/sh\necho "${version}"\n`, { mode: 0o755 });
    const { stderr } = command(byCaddy, { PATH: `${folder}:${process.env.PATH ?? ""}` });
    expect(stderr.includes(`use ${needed} or newer`), version).toBe(old);
  }
  rmSync(folder, { recursive: true });
});

test("options that npm took for its own, as under PowerShell, are read; a stray argument is reported", () => {
  const said = (env: Readonly<Record<string, string>>, ...args: readonly string[]) => {
    const { stdout, stderr } = command(args, env);
    return stdout + stderr;
  };
  // How npm 9 to 11 pass on `npm run build --url=x`, `npm run build --url x` and `npm start --no-build`.
  const notOne = /«.x.» n’est pas l’adresse d’un site.*--url/;
  expect(said({ npm_config_url: "x" }, "build")).toMatch(notOne);
  expect(said({ npm_config_url: "true" }, "build", "x")).toMatch(notOne);
  expect(said({ npm_config_build: "", PORT: "x" }, "start")).not.toContain("content");
  expect(said({}, "build", "https://a.tn")).toMatch(/n’est pas compris.*PowerShell.*"--"/);
});

test("an unknown option is refused, in French if the command is an owner's", () => {
  expect(command(["launch:check", "--ulr", "https://a.tn"])).toMatchObject({
    status: 1,
    stderr:
      "«\u00a0--ulr https://a.tn\u00a0» n’est pas compris\u00a0: launch:check connaît --url https://votre.domaine\n",
  });
  expect(command(["build", "--ulr", "https://a.tn"]).stderr).toMatch(/^Unknown option '--ulr'/);
});
