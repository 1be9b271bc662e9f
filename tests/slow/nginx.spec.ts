import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeFileList } from "../../build-tools/serving/file-list.ts";
import { ruleFiles } from "../../build-tools/serving/write-rules.ts";
import { installedProgram } from "../../scripts/debian.ts";
import { nginx, siteConfig, startNginx } from "../../scripts/nginx.ts";
import { freePort } from "../../scripts/ports.ts";
import { stop } from "../../scripts/processes.ts";
import { buildCalled, linkIn, runRelease } from "../support/machine.ts";
import { ask } from "../support/servers.ts";
import { expect, test } from "../support/test.ts";

const program = installedProgram(nginx.command);
test.skip(program === undefined && !process.env.CI, "nginx is not installed");

test("nginx takes a release in Caddy's place, and back again, and refuses what it cannot read", async ({}, testInfo) => {
  test.slow();
  const folder = testInfo.outputPath("machine");
  const [site, deploy, config] = ["site", "deploy", "site.conf"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(site, { recursive: true });
  cpSync("deploy", deploy, { recursive: true });
  const place = { port: await freePort(23_000 + 100 * testInfo.workerIndex), folder };
  writeFileSync(join(deploy, "nginx.conf"), siteConfig(place));
  writeFileSync(config, siteConfig(place).replaceAll("/srv/site/current", resolve("build")));
  const server = await startNginx(program ?? nginx.command, `include ${config};`, place);
  try {
    const env = {
      RELOAD: join(deploy, "nginx-reload.sh"),
      NGINX_CONFIG: join(folder, "nginx.conf"),
      SITE_CONFIG: config,
      SITE_ADDRESS: "site.example",
    };
    const release = (what: string) => runRelease([site, what], { env });
    // nginx says that it will change over, and does so a moment later.
    const title = expect.poll(
      async () => /<title>(.*?)<\/title>/.exec((await ask(place.port, "/contact")).body.toString())?.[1],
    );
    const [one = "", two = ""] = ["one", "two"].map((name) => buildCalled(name, folder));
    expect(await release(one)).toMatchObject({ code: 0 });
    await title.toBe("one");
    expect(await release(two)).toMatchObject({ code: 0 });
    await title.toBe("two");
    expect(await release("back")).toMatchObject({ code: 0 });
    await title.toBe("one");

    const current = linkIn(site);
    writeFileSync(join(two, "site.rules.nginx"), "no_such_directive;");
    writeFileList(two, ruleFiles);
    expect(await release(two)).toMatchObject({
      code: 1,
      said: expect.stringContaining("is served again"),
    });
    await title.toBe("one");
    expect(linkIn(site)).toBe(current);
    expect(readFileSync(config, "utf8"), "what a restart goes by").toContain(`root ${current}/client;`);

    const plain = await ask(place.port + 1, "/contact?a=1");
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toBe("https://site.example/contact?a=1");
    expect(plain.headers.server).toBeUndefined();
    expect(readFileSync(join(folder, "site.log"), "utf8")).toMatch(/^127\.0\.0\.0 \[/m);
    expect(readFileSync(join(folder, "site.log"), "utf8")).not.toContain("127.0.0.1");
  } finally {
    await stop(server);
  }
});
