import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync } from "node:fs";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contentsOf } from "../build/write-files.ts";
import { Backups, versionOf } from "./backups.ts";
import { ContentStore } from "./content-store.ts";
import type { Change, NewFile } from "./protocol.ts";

const photographs = globSync("content/images/*.jpg");
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();
const plain = await jpeg(1600, 900);

let project: string;
let store: ContentStore;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "store-"));
  cpSync("content", join(project, "content"), { recursive: true, filter: (file) => !file.endsWith(".jpg") });
  // Each save reads every picture.
  for (const file of photographs) writeFileSync(join(project, file), plain);
  cpSync("package.json", join(project, "package.json"));
  cpSync(".prettierrc.json", join(project, ".prettierrc.json"));
  store = new ContentStore(project);
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (file: string) => join(project, "content", file);
const text = (file: string) => readFileSync(at(file), "utf8");
const original = (file: string) => readFileSync(join("content", file), "utf8");

const changed = (...files: string[]) => files.filter((file) => text(file) !== original(file));

function requestOf(changes: readonly Change[], newFiles: readonly NewFile[] = []) {
  const versions = changes.map(({ file }) => [file, versionOf(contentsOf(at(file)))] as const);
  return { changes, newFiles, versions: Object.fromEntries(versions) };
}
const save = (...given: Parameters<typeof requestOf>) => store.save(requestOf(...given));

const saves = () => new Backups(join(project, "backups")).saves();

/** A change of a value at a path such as `hero.title`. */
const write = (file: string, path: string, value: string): Change => ({
  do: "write",
  file,
  path: path.split("."),
  value,
});
const title = (file: string, value: string) => write(file, "hero.title", value);
const vision = (picture: string) => write("pictures.yaml", "pages.about.vision", picture);
const both = [title("fr/about.yaml", "Constater d'abord"), title("en/about.yaml", "Findings first")];

const picture = async (width: number, height: number) => (await jpeg(width, height)).toString("base64");

describe("what is well is saved", () => {
  test("and taken back days later, by a date, though the editor was closed; then back again", async () => {
    await save(both);
    await save([title("fr/about.yaml", "Autre chose"), title("fr/contact.yaml", "Nous joindre")]);
    const [second, first] = saves();
    expect(readFileSync(join(project, "backups", second?.id ?? "", "fr/about.yaml"), "utf8")).toContain(
      "Constater d'abord",
    );
    const tomorrow = new ContentStore(project);
    await tomorrow.takeBack(first?.id ?? "");
    expect(changed("fr/about.yaml", "en/about.yaml", "fr/contact.yaml")).toEqual([]);
    await tomorrow.takeBack(saves()[0]?.id ?? "");
    expect(text("fr/about.yaml")).toContain("Autre chose");
    await expect(tomorrow.takeBack("2026-01-01_00-00-00-000")).rejects.toThrow(/n’y a pas/);
  });

  test("and forgotten after a month", async () => {
    const old = join(project, "backups/2026-01-01_00-00-00-000");
    mkdirSync(old, { recursive: true });
    writeFileSync(join(old, "save.json"), '{"after":{}}');
    await save(both);
    expect(existsSync(old)).toBe(false);
  });

  test("once: what is the same as before is not written", async () => {
    await save(both);
    expect(await save(both)).toEqual({ done: [] });
    expect(saves()).toHaveLength(1);
  });
});

describe("nothing is written", () => {
  afterEach(() => {
    expect(changed("fr/about.yaml", "en/about.yaml", "pictures.yaml", "company.yaml")).toEqual([]);
  });

  test("when a text says what the company may not say, or leads nowhere", async () => {
    for (const lead of ["Société certifiée API.", "Voir /nulle-part."])
      expect(await save([write("fr/about.yaml", "hero.lead", lead)]), lead).toMatchObject({
        problems: [{ file: "fr/about.yaml" }],
      });
  });

  test("when a picture is too small, is none, or has another's name", async () => {
    for (const [name, base64, problem] of [
      ["small.jpg", await picture(800, 600), { says: "mesure 800 × 600 px" }],
      ["none.jpg", Buffer.from("none").toString("base64"), {}],
      [basename(photographs[0] ?? ""), await picture(1600, 901), {}],
    ] as const) {
      const file = `images/${name}`;
      expect(await save([vision(name)], [{ file, base64 }])).toMatchObject({
        problems: expect.arrayContaining([expect.objectContaining({ file, ...problem })]) as object,
      });
    }
    expect(existsSync(at("images/small.jpg"))).toBe(false);
  });

  test.each(["../outside.jpg", "images/../../outside.jpg", "images/Grand.JPG", "fr/about.yaml"])(
    "to a file that is no picture's: %s",
    async (file) => {
      const newFiles = [{ file, base64: await picture(1600, 900) }];
      expect(await save(both, newFiles)).toMatchObject({ problems: [{ file }] });
    },
  );

  test("to a file that is no part of the content", async () => {
    await expect(save([title("../package.json", "x")])).rejects.toThrow("no file of the content");
  });

  test("when an address changes, for which the server would have to start anew", async () => {
    const file = "fr/methods/ultrasonic.yaml";
    expect(await save([write(file, "address", "us")])).toMatchObject({ problems: [{ file }] });
  });
});

test("what another program wrote meanwhile stays when it is saved over", async () => {
  const request = requestOf(both);
  const theirs = text("en/about.yaml").replace(/^breadcrumb: .*/m, "breadcrumb: About");
  writeFileSync(at("en/about.yaml"), theirs);
  expect(await store.save(request)).toEqual({ changedMeanwhile: ["en/about.yaml"] });
  expect(text("en/about.yaml")).toBe(theirs);
  expect(changed("fr/about.yaml")).toEqual([]);
});
