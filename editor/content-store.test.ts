import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CheckMemory } from "#model/check/report.ts";
import { officeIds } from "../tests/support/current-site.ts";
import { allow, refuse } from "../tests/support/refusing-disk.ts";
import { contentsOf } from "../ssg/write-files.ts";
import { Backups, versionOf } from "./backups.ts";
import { ContentStore } from "./content-store.ts";
import type { Change, NewFile, Value } from "./protocol.ts";

const photographs = globSync("content/images/*.jpg");
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();
const plain = await jpeg(1600, 900);

/** Most texts are the same in all tests. */
const memory = new CheckMemory();

let project: string;
let store: ContentStore;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "store-"));
  cpSync("content", join(project, "content"), { recursive: true, filter: (file) => !file.endsWith(".jpg") });
  // Each save reads every picture.
  for (const file of photographs) writeFileSync(join(project, file), plain);
  cpSync("package.json", join(project, "package.json"));
  cpSync(".prettierrc.json", join(project, ".prettierrc.json"));
  store = new ContentStore(project, memory);
});
afterEach(() => {
  allow();
  rmSync(project, { recursive: true });
});

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

/** Writes a value at a path such as `hero.title`. */
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

describe("a valid change is saved", () => {
  test("and can be undone by date after a restart of the editor; the undo can be undone, too", async () => {
    await save(both);
    await save([title("fr/about.yaml", "Autre chose"), title("fr/contact.yaml", "Nous joindre")]);
    const [second, first] = saves();
    expect(readFileSync(join(project, "backups", second?.id ?? "", "fr/about.yaml"), "utf8")).toContain(
      "Constater d'abord",
    );
    const tomorrow = new ContentStore(project, memory);
    await tomorrow.takeBack(first?.id ?? "");
    expect(changed("fr/about.yaml", "en/about.yaml", "fr/contact.yaml")).toEqual([]);
    await tomorrow.takeBack(saves()[0]?.id ?? "");
    expect(text("fr/about.yaml")).toContain("Autre chose");
    await expect(tomorrow.takeBack("2026-01-01_00-00-00-000")).rejects.toThrow(/n’y a pas/);
  });

  test("and old backups are deleted after a month", async () => {
    const old = join(project, "backups/2026-01-01_00-00-00-000");
    mkdirSync(old, { recursive: true });
    writeFileSync(join(old, "save.json"), '{"after":{}}');
    await save(both);
    expect(existsSync(old)).toBe(false);
  });

  test("and what the check doubts, but does not refuse, is known afterwards", async () => {
    const path = ["offices", officeIds[0], "landline"];
    const file = "company.yaml";
    // Tunisia has given no numbers that begin with 1.
    await save([
      { do: "write", file, path, value: "+216 10 234 567" },
      { do: "settle", file, path },
    ]);
    const says = expect.stringContaining("+216 10 234 567") as string;
    expect(await store.warnings()).toContainEqual(
      expect.objectContaining({ file, field: path.join("."), says }),
    );
  });

  test("only once: an unchanged value is not written again", async () => {
    await save(both);
    expect(await save(both)).toEqual({ done: [] });
    expect(saves()).toHaveLength(1);
  });
});

describe("nothing is written", () => {
  afterEach(() => {
    expect(changed("fr/about.yaml", "en/about.yaml", "pictures.yaml", "company.yaml")).toEqual([]);
  });

  test("if a text makes a forbidden claim, or links to a missing page", async () => {
    for (const lead of ["Société certifiée API.", "Voir /nulle-part."])
      expect(await save([write("fr/about.yaml", "hero.lead", lead)]), lead).toMatchObject({
        problems: [{ file: "fr/about.yaml" }],
      });
  });

  test("if a picture is too small, is no picture, or has the name of another", async () => {
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

  test("to a file that must not be a new picture, or outside the content", async () => {
    for (const file of ["../outside.jpg", "images/../../outside.jpg", "images/Grand.JPG", "fr/about.yaml"])
      expect(await save(both, [{ file, base64: await picture(1600, 900) }])).toMatchObject({
        problems: [{ file }],
      });
    await expect(save([title("../package.json", "x")])).rejects.toThrow("no file of the content");
  });
});

describe("offices and languages", () => {
  const files = ["company.yaml", "fr/offices.yaml", "en/offices.yaml"];
  const pathIn = (file: string, office: string) => [...(file === "company.yaml" ? ["offices"] : []), office];
  const office = (file: string): object => {
    const value = parse(text(file)) as { readonly offices?: object };
    return value.offices ?? value;
  };
  const addOffice = (...where: readonly string[]) =>
    where.map((file): Change => {
      const [any] = Object.values(office(file)) as Value[];
      return { do: "write", file, path: pathIn(file, "newhere"), value: any ?? null };
    });

  test("an office is added to all files or none, removed, and restored", async () => {
    const [company = "", ...words] = files;
    expect(await save(addOffice(company))).toMatchObject({
      problems: words.map(() => ({
        file: expect.stringMatching(/\/offices/) as string,
        field: "newhere",
        says: "manque",
      })),
    });
    const before = files.map(text);
    // The first office's description is about its own map.
    const withoutMap = words.map((file): Change => ({ do: "remove", file, path: ["newhere", "map"] }));
    expect(await save([...addOffice(...files), ...withoutMap])).toEqual({ done: files });
    expect(files.map((file) => Object.keys(office(file)))).toEqual(
      files.map(() => expect.arrayContaining(["newhere"]) as string[]),
    );
    const removal = files.map((file): Change => ({ do: "remove", file, path: pathIn(file, "newhere") }));
    await save(removal);
    expect(files.map((file): unknown => parse(text(file)))).toEqual(
      before.map((yaml): unknown => parse(yaml)),
    );
    await store.takeBack(saves()[0]?.id ?? "");
    expect(Object.keys(office(company))).toContain("newhere");
  });

  const added = { code: "qaa", ownName: "Invented", direction: "rtl", openGraphLocale: "eo_TN" };

  test("a language is added with the texts of the default one and numbers in digits, removed, and restored", async () => {
    expect(await store.addLanguage(added)).toEqual({ done: ["qaa"] });
    expect(store.model().languages).toContain("qaa");
    expect(text("qaa/about.yaml")).toBe(text("fr/about.yaml"));
    expect(parse(text("qaa/language.yaml"))).toMatchObject({
      ownName: "Invented",
      direction: "rtl",
      numbers: [],
    });
    expect(await store.removeLanguage("qaa")).toEqual({ done: ["qaa"] });
    expect([existsSync(at("qaa")), store.model().languages]).toEqual([false, ["fr", "en"]]);
    await store.takeBack(saves()[0]?.id ?? "");
    expect(text("qaa/about.yaml")).toBe(text("fr/about.yaml"));
    await store.takeBack(saves()[0]?.id ?? "");
    expect(existsSync(at("qaa"))).toBe(false);
  });

  test("an existing language is removed with its flag and folder, and restored completely", async () => {
    for (const file of ["en/.DS_Store", "en/methods/Thumbs.db"]) writeFileSync(at(file), "x");
    await store.removeLanguage("en");
    expect([existsSync(at("en")), store.model().languages]).toEqual([false, ["fr"]]);
    await store.takeBack(saves()[0]?.id ?? "");
    expect(changed("en/flag.svg", "en/about.yaml")).toEqual([]);
  });

  test("what cannot be a language, or be removed, is refused with a message, and nothing is written", async () => {
    for (const [act, says] of [
      [() => store.addLanguage({ ...added, code: "../x" }), /pas le code d’une langue/],
      [() => store.addLanguage({ ...added, code: "EN" }), /pas le code|déjà une langue/],
      [() => store.addLanguage({ ...added, direction: "up" }), /sens d’écriture/],
      [
        () => (mkdirSync(at("qaa")), writeFileSync(at("qaa/x.txt"), ""), store.addLanguage(added)),
        /déjà un dossier/,
      ],
      [() => store.removeLanguage("fr"), /première langue/],
      [() => store.removeLanguage("../fr"), /pas une langue du site/],
    ] as const)
      expect(await act()).toMatchObject({ problems: [{ says: expect.stringMatching(says) as string }] });
    expect([store.model().languages, saves()]).toEqual([["fr", "en"], []]);
  });

  test("a language whose texts the check can recognise cannot begin as a copy of another", async () => {
    await store.removeLanguage("en");
    const outcome = await store.addLanguage({
      ...added,
      code: "en",
      direction: "ltr",
      openGraphLocale: "en_GB",
    });
    expect(outcome).toMatchObject({
      problems: [{ file: "en/language.yaml", remedy: expect.stringContaining("traduire") as string }],
    });
  });
});

/** Places where content may be; each function puts it there. */
const places: Readonly<Record<string, (content: string) => void>> = {
  "a link to a folder elsewhere": (content) => {
    renameSync(content, `${content}-synced`);
    symlinkSync(`${content}-synced`, content, "junction");
  },
  "a link to a link": (content) => {
    renameSync(content, `${content}-synced`);
    symlinkSync(`${content}-synced`, `${content}-twice`, "junction");
    symlinkSync(`${content}-twice`, content, "junction");
  },
  "a folder in which a language is a link": (content) => {
    renameSync(join(content, "fr"), `${content}-fr`);
    symlinkSync(`${content}-fr`, join(content, "fr"), "junction");
  },
  "a folder in which a file is a link": (content) => {
    renameSync(join(content, "fr/about.yaml"), `${content}-about.yaml`);
    symlinkSync(`${content}-about.yaml`, join(content, "fr/about.yaml"));
  },
  "a folder that holds a link to itself, and one that leads nowhere": (content) => {
    symlinkSync(content, join(content, "fr/again"), "junction");
    symlinkSync(`${content}-gone`, join(content, "fr/gone"), "junction");
  },
  "a folder on another disk": (content) => {
    const other = mkdtempSync(join(otherDisk, "content-"));
    onOtherDisk.push(other);
    cpSync(content, other, { recursive: true });
    rmSync(content, { recursive: true });
    symlinkSync(other, content);
  },
  "a folder with pipes, sockets and folders named like files": (content) => {
    spawnSync("mkfifo", [join(content, "fr/pipe"), join(content, "images/pipe.jpg")]);
    createServer().listen(join(content, "fr/socket")).unref();
    mkdirSync(join(content, "fr/notes.yaml"));
  },
  "a folder with side files of other programs": (content) => {
    for (const name of [".DS_Store", "._about.yaml", "about.yaml~", "#about.yaml#"])
      writeFileSync(join(content, "fr", name), "x");
  },
};
const otherDisk = "/dev/shm";
const onOtherDisk: string[] = [];
afterEach(() => {
  for (const folder of onOtherDisk.splice(0)) rmSync(folder, { recursive: true });
});
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

/** Everything in a folder, links followed, with a description of each file. */
function everything(folder: string): Record<string, string> {
  const all = globSync("**/*", { cwd: folder }).filter((file) => !file.startsWith("backups"));
  return Object.fromEntries(
    all.sort().map((file) => {
      const found = statSync(join(folder, file), { throwIfNoEntry: false });
      const held = found?.isFile() ? versionOf(readFileSync(join(folder, file))) : "";
      return [file, `${held}${lstatSync(join(folder, file)).isSymbolicLink() ? "link" : ""}`];
    }),
  );
}

describe.each(Object.entries(places))("content that is %s", (name, put) => {
  test.skipIf(name.includes("another disk") && !hasOtherDisk)(
    "is not touched by the check; a refused change is written nowhere, an accepted one is, with a backup",
    async () => {
      put(join(project, "content"));
      const real = realpathSync(join(project, "content"));
      const [before, elsewhere] = [everything(project), everything(real)];
      expect(await save([title("fr/about.yaml", "La meilleure société")])).toMatchObject({
        problems: [{ file: "fr/about.yaml" }],
      });
      expect([everything(project), everything(real)]).toEqual([before, elsewhere]);
      expect(existsSync(join(project, "backups"))).toBe(false);

      const file = "fr/about.yaml";
      const link = lstatSync(at(file)).isSymbolicLink();
      const said = text(file);
      expect(await save(both)).toEqual({ done: ["fr/about.yaml", "en/about.yaml"] });
      expect(text(file)).toContain("Constater d'abord");
      expect(lstatSync(at(file)).isSymbolicLink()).toBe(link);
      expect(Object.keys(everything(real))).toEqual(Object.keys(elsewhere));
      expect(readFileSync(join(project, "backups", saves()[0]?.id ?? "", file), "utf8")).toBe(said);
      await store.takeBack(saves()[0]?.id ?? "");
      expect(text(file)).toBe(said);
    },
  );
});

/** A file as the content folder has it, rather than its backup. */
const english = /content\Wen\Wabout\.yaml$/;

describe("a save that cannot be written says why, and writes nothing", () => {
  const messageOf = (request: ReturnType<typeof requestOf>) =>
    store.save(request).then(String, (error: unknown) => (error as Error).message);
  const refusals: readonly (readonly [
    names: string,
    code: string,
    at: RegExp,
    says: RegExp,
    from?: number,
  ])[] = [
    // The disk becomes full with the backup, with its note, with the first file or the second.
    ["writeFileSync", "ENOSPC", /backups\W.*\.part$/, /le disque est plein/],
    ["writeFileSync", "EDQUOT", /save\.json$/, /le disque est plein/],
    ["writeFileSync", "ENOSPC", /content\W.*\.part$/, /le disque est plein/],
    ["writeFileSync", "ENOSPC", /content\W.*\.part$/, /le disque est plein/, 2],
    ["renameSync", "EROFS", english, /about\.yaml : ce disque est en lecture seule/],
    ["mkdirSync", "EROFS", /backups/, /ce disque est en lecture seule/],
    ["accessSync", "EROFS", /content\Wen 2$/, /content\Wen : ce disque est en lecture seule/],
    // A locked file (macOS), one that is open elsewhere (Windows), and an account without rights.
    ["renameSync", "EPERM", english, /about\.yaml : est en lecture seule, ouvert ailleurs/],
    ["renameSync", "EBUSY", english, /about\.yaml : est en lecture seule, ouvert ailleurs/],
    ["renameSync", "EACCES", english, /about\.yaml : ce compte n’a pas le droit/],
    ["accessSync", "EACCES", /content\Wen 2$/, /content\Wen : ce compte n’a pas le droit/],
    ["readFileSync", "EACCES", english, /about\.yaml : ce compte n’a pas le droit/],
    // iCloud on macOS, OneDrive on Windows.
    ["readFileSync", "Unknown system error -11", english, /est resté dans le nuage.* : le télécharger/],
    ["readFileSync", "UNKNOWN", english, /ne se lit pas, peut-être .* le nuage.* : le télécharger/],
    ["renameSync", "EIO", english, /about\.yaml : le disque a refusé \(EIO\)/],
  ];

  test("whatever the system refuses", async () => {
    const request = requestOf(both);
    const before = everything(project);
    for (const [names, code, path, says, from] of refusals) {
      refuse(names, code, path, from);
      const [state, reason] = (await messageOf(request)).split(" ; ");
      allow();
      const row = `${names} ${code} ${path.source}`;
      expect(state, row).toBe("rien n’est enregistré, et rien n’est perdu");
      expect(reason, row).toMatch(says);
      expect(reason, row).not.toContain("raw words");
      expect([everything(project), saves()], row).toEqual([before, []]);
    }
    chmodSync(at("en/about.yaml"), 0o444);
    expect(await messageOf(request)).toMatch(/about\.yaml : est en lecture seule/);
    expect(store.model().unwritable).toMatch(/about\.yaml : est en lecture seule/);
    expect([everything(project), saves()]).toEqual([before, []]);
  });

  test("or, if the disk refuses even to undo it, says which file to take from the backup", async () => {
    const request = requestOf(both);
    refuse("renameSync", "EROFS", /content\W(?:fr|en)\Wabout\.yaml$/, 2);
    const said = await messageOf(request);
    allow();
    expect(said).toMatch(
      /arrêté au milieu, et \S+fr\Wabout\.yaml n’a pas pu être remis .* backups ; .*lecture seule/,
    );
    expect(changed("fr/about.yaml", "en/about.yaml")).toEqual(["fr/about.yaml"]);
    const kept = join(project, "backups", saves()[0]?.id ?? "", "fr/about.yaml");
    expect(readFileSync(kept, "utf8")).toBe(original("fr/about.yaml"));
  });

  test("only if it is not written: what cannot be deleted afterwards stops nothing", async () => {
    mkdirSync(join(project, "backups/2026-01-01_00-00-00-000"), { recursive: true });
    refuse("rmSync", "EACCES", /2026-01-01_00-00-00-000$/);
    expect(await save(both)).toMatchObject({ done: [expect.anything(), expect.anything()] });
  });

  test("and the editor says so from the start", () => {
    expect(store.model().unwritable).toBeUndefined();
    for (const [code, path, says] of [
      ["EACCES", /content 2$/, /content : ce compte n’a pas le droit/],
      ["EROFS", /store-\w+ 2$/, /disque est en lecture seule/],
    ] as const) {
      refuse("accessSync", code, path);
      expect(store.model().unwritable).toMatch(says);
      allow();
    }
  });

  test("if a file of the content is missing, or is not UTF-8", async () => {
    rmSync(at("fr/home.yaml"));
    expect(await save(both)).toMatchObject({ problems: [{ file: "fr/home.yaml" }] });
    writeFileSync(at("fr/home.yaml"), original("fr/home.yaml"));
    const latin = Buffer.from(text("fr/about.yaml"), "latin1");
    writeFileSync(at("fr/about.yaml"), latin);
    await expect(save(both)).rejects.toThrow("UTF-8");
    expect(readFileSync(at("fr/about.yaml"))).toEqual(latin);
  });
});

describe("an unreadable backup is skipped and reported", () => {
  const notes = ["", "{", "null", "[]", "{}", "0", '"x"', '{"after":null}', '{"after":1}'];
  const other = ['{"after":[]}', '{"after":{"../../package.json":""}}', '{"after":{"fr/about.yaml":7}}'];
  const text = ["\0\0\0\0", "\ufeff", '\ufeff{"after":{}}', "<html>", "[".repeat(100_000), undefined];
  const spoilt = [...notes, ...other, ...text];

  test("if its save.json cannot be read, or is missing", async () => {
    await save([title("fr/contact.yaml", "Nous joindre")]);
    await save(both);
    const [last, first] = saves();
    const memo = join(project, "backups", first?.id ?? "", "save.json");
    for (const note of spoilt) {
      rmSync(memo);
      if (note !== undefined) writeFileSync(memo, note);
      const again = new ContentStore(project, memory);
      const { saves: known, unreadableSaves } = again.model();
      expect(
        known.map(({ id }) => id),
        note,
      ).toEqual([last?.id]);
      expect(unreadableSaves, note).toEqual([first?.id]);
      await expect(again.takeBack(first?.id ?? ""), note).rejects.toThrow(/n’y a pas/);
    }
    expect(await store.takeBack(last?.id ?? "")).toMatchObject({ done: ["fr/about.yaml", "en/about.yaml"] });
  });

  test("if its save.json is a folder, or what it kept is gone", async () => {
    await save(both);
    const [last] = saves();
    const folder = join(project, "backups", last?.id ?? "");
    rmSync(join(folder, "fr/about.yaml"));
    expect(await store.takeBack(last?.id ?? "")).toMatchObject({ problems: [{ file: "fr/about.yaml" }] });
    rmSync(join(folder, "save.json"));
    mkdirSync(join(folder, "save.json"));
    expect(store.model()).toMatchObject({ saves: [], unreadableSaves: [last?.id] });
  });

  test("the editor opens although backups is a file or a link to nowhere; a save says why it cannot be written", async () => {
    const folder = join(project, "backups");
    for (const put of [() => writeFileSync(folder, ""), () => symlinkSync("/nowhere/backups", folder)]) {
      put();
      expect(store.model()).toMatchObject({ saves: [], unreadableSaves: [] });
      const before = everything(project);
      await expect(save(both)).rejects.toThrow(/rien n’est enregistré, et rien n’est perdu/);
      expect(everything(project)).toEqual(before);
      rmSync(folder);
    }
  });

  test("if the whole folder cannot be read: nothing is saved without a backup", async () => {
    await save(both);
    refuse("readdirSync mkdirSync", "EACCES", /backups/);
    expect(store.model()).toMatchObject({ saves: [], unreadableSaves: ["*"] });
    await expect(save([title("fr/contact.yaml", "Nous joindre")])).rejects.toThrow(/n’a pas le droit/);
    allow();
    expect(changed("fr/contact.yaml")).toEqual([]);
  });

  test("and so is a file with the name of a backup; other files in backups are ignored", async () => {
    mkdirSync(join(project, "backups/2026-11-24_16-40-12-345.waiting"), { recursive: true });
    writeFileSync(join(project, "backups/notes.txt"), "x");
    writeFileSync(join(project, "backups/2026-11-24_16-40-12-345"), "x");
    expect(store.model().unreadableSaves).toEqual(["2026-11-24_16-40-12-345"]);
    expect(await save(both)).toMatchObject({ done: [expect.anything(), expect.anything()] });
  });
});

test("beside a broken methods.yaml, saving the file of a method lists what is wrong instead of throwing", async () => {
  writeFileSync(at("methods.yaml"), "ultrasonic: [");
  const outcome = await save([write("fr/methods/ultrasonic.yaml", "lead", "Écouter")]);
  expect(outcome).toMatchObject({ problems: [{ file: "methods.yaml" }] });
});

test("a file that is not UTF-8 has no form, so that no letter is lost", () => {
  writeFileSync(at("fr/about.yaml"), "titre: Contr\xf4le", "latin1");
  expect(store.model().files["fr/about.yaml"]?.value).toBeNull();
});

test("in the forms, an unreadable file does not affect others, and a number without quotes is a text", () => {
  writeFileSync(at("fr/about.yaml"), "<<<<<<< HEAD\n: [");
  writeFileSync(at("company.yaml"), text("company.yaml").replace(/landline: .*/, "landline: +21671234567"));
  const { files } = store.model();
  expect(files["fr/about.yaml"]?.value).toBeNull();
  expect(files["fr/home.yaml"]?.value).toMatchObject({ meta: {} });
  expect(files["company.yaml"]?.value).toMatchObject({
    offices: { [officeIds[0]]: { landline: "+21671234567" } },
  });
});

test("a save does not overwrite what another program wrote meanwhile", async () => {
  const request = requestOf(both);
  const theirs = text("en/about.yaml").replace(/^breadcrumb: .*/m, "breadcrumb: About");
  writeFileSync(at("en/about.yaml"), theirs);
  expect(await store.save(request)).toEqual({ changedMeanwhile: ["en/about.yaml"] });
  expect(text("en/about.yaml")).toBe(theirs);
  expect(changed("fr/about.yaml")).toEqual([]);
});
