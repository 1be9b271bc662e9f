import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFileSync(file, "utf8");

/** What GitHub's own schema says against a workflow. */
function workflowFaults(content: string): string[] {
  const { context } = parseWorkflow({ name: "workflow.yml", content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

/** What GitLab's own schema says against a pipeline, by a program that runs pipelines on any machine. */
function pipelineFaults(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "pipeline-"));
  writeFileSync(join(folder, ".gitlab-ci.yml"), content);
  const program = resolve("node_modules/gitlab-ci-local/dist/index.js");
  const { status, stderr } = spawnSync(process.execPath, [program, "--list"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return status === 0 ? "" : stderr;
}

const workflow = read(".github/workflows/ci.yml");
const pipeline = read(".gitlab-ci.yml");

test("GitHub takes the workflows, that of deploy/README.md too", () => {
  const [, shown = ""] = /```yaml\n(.*?)```/s.exec(read("deploy/README.md")) ?? [];
  for (const content of [workflow, shown]) expect(workflowFaults(content)).toEqual([]);
  expect(workflowFaults(workflow.replace("steps:", "stepps:"))).toEqual(
    expect.arrayContaining([expect.stringContaining("stepps")]),
  );
});

test("GitLab takes the pipeline", { timeout: 30_000 }, () => {
  expect(pipelineFaults(pipeline)).toBe("");
  expect(pipelineFaults(pipeline.replace("when:", "whenn:"))).toContain("whenn");
});

test("both run the project's own command, and nothing else", () => {
  const { jobs } = parse(workflow) as {
    jobs: Record<string, { container: string; steps: { run?: string }[] }>;
  };
  const { test: job } = parse(pipeline) as { test: { image: string; script: string[] } };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual(["bash .ci/run"]);
  expect(job.script).toEqual(commands);
  expect(job.image).toBe(jobs.test?.container);
});

test("newer packages are looked for wherever packages are named", () => {
  const { updates } = parse(read(".github/dependabot.yml")) as {
    updates: { "package-ecosystem": string; directory: string; groups?: object }[];
  };
  const folders = globSync("{.,bench/*}/package-lock.json").map((file) => join("/", dirname(file)));
  const npm = updates.filter((update) => update["package-ecosystem"] === "npm");
  expect(npm.map(({ directory }) => directory).sort()).toEqual(folders.sort());
  // Node's packages belong together.
  for (const { groups } of npm) expect(groups).toBeDefined();
});

const containerfile = read("Containerfile");
const lines = (instruction: string) =>
  [...containerfile.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(([, rest]) => rest ?? "");

test("the Containerfile is read without a fault, and serves as nobody what the build's Node has made", () => {
  expect(validate(containerfile).map(({ message }) => message)).toEqual([]);
  expect(validate(containerfile.replace("WORKDIR", "WORKDIRR"))).toHaveLength(1);
  expect(lines("USER").at(-1)).toBe("65534:65534");
  const [node = "", caddy = ""] = lines("FROM");
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  const versions = [...new Set(Object.values(optionalDependencies))];
  expect(versions).toHaveLength(1);
  expect(node).toMatch(new RegExp(`/node:${versions[0]?.split(".")[0] ?? ""}-`));
  const version = /caddy:([\d.]+)/.exec(caddy)?.[1] ?? "";
  expect(version.localeCompare(read("deploy/caddy-version").trim(), "en", { numeric: true })).not.toBe(-1);
});

test("what the container's build does not need stays out of it, and what it needs does not", () => {
  const left = read(".dockerignore").split("\n");
  expect(left).toEqual(expect.arrayContaining(["node_modules", "build", ".git"]));
  for (const part of ["app", "build-tools", "content", "deploy", "scripts", "package-lock.json"])
    expect(left).not.toContain(part);
});

test("the licence says what it covers and what not", () => {
  const licence = read("LICENSE");
  expect(licence).toMatch(/MIT License[^]*WITHOUT WARRANTY OF ANY KIND/);
  expect(licence).toMatch(/words, pictures, logos and maps in content\//);
  expect(JSON.parse(read("package.json"))).toHaveProperty("license", "SEE LICENSE IN LICENSE");
});
