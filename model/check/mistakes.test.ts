import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { contact } from "#model/schema/pages/contact.ts";
import { contentSourceOf, fullSourceOf } from "#model/read/read-folder.ts";
import type { Path } from "../../tests/fixtures/content-files.ts";
import {
  changed,
  firstOffice,
  formProblems,
  good,
  lastOffice,
  memory,
  problemsOf,
  problemsWith,
  textOf,
  typed,
} from "../../tests/fixtures/spoilt-content.ts";
import { officeIds } from "../../tests/support/current-site.ts";
import { allow, refuse } from "../../tests/support/refusing-disk.ts";
import { isSample } from "../../tests/support/sample.ts";
import { checkFileNames, checkStrays } from "./file-names.ts";
import { ContentReport } from "./report.ts";
import { parseYaml } from "#model/read/parse-yaml.ts";
import { french, printed } from "#model/read/problem.ts";

/** Words of the parser, libraries and system, which messages for owners must not contain. */
const foreignWords =
  /\b(YAML|Zod|JSON|scalar|token|mapping|sequence|collection|implicit|anchor|alias|node|Invalid|expected|received|undefined|null|Error|ENOENT|at \w+ \(|Input buffer)\b/;

/** Expects that each problem is one line with file, fault and remedy, in words that an owner understands. */
function expectOwnersWords(problems: readonly string[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/.*?(:\d+)?: \S.* : \S/);
    expect(problem).not.toMatch(foreignWords);
    expect(problem).not.toMatch(/[\r\n]/);
  }
}

/** The path of a field as the check names it, such as `hero.slides[2].label`, where names may hold dots. */
function pathOf(name: string, value: unknown, path: Path = []): Path | undefined {
  if (name === "") return path;
  const [index, place] = /^\[(\d+)\]\.?/.exec(name) ?? [];
  const found =
    index === undefined
      ? Object.keys(value ?? {}).find(
          (key) => name === key || [".", "["].some((end) => name.startsWith(key + end)),
        )
      : Number(place) - 1;
  const inner = (value as Readonly<Record<string, unknown>> | undefined)?.[found ?? ""];
  if (found === undefined || inner === undefined) return undefined;
  const rest = name.slice((index ?? String(found)).length).replace(/^\./, "");
  return pathOf(rest, inner, [...path, found]);
}

describe("a mistake in one field gives one line", () => {
  const table = readFileSync("model/check/mistakes.txt", "utf8")
    .replaceAll(/\btunis\./g, `${firstOffice}.`)
    .replaceAll(/\bsfax\./g, `${lastOffice}.`);
  const rows = [...table.matchAll(/^(\S+) (.+) → (.*)\n {2}⇒ (?:\+(\d) )?(?:×(\d) )?(.*)$/gm)];

  test("for every line of mistakes.txt", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).toHaveLength(table.match(/^[^#].* → /gm)?.length ?? 0);
  });

  test.each(rows.map(([row, ...columns]) => [row.split("\n")[0], ...columns] as const))(
    "%s",
    (_, file = "", name = "", written = "", below = "0", times = "1", says = "") => {
      const path = file in good.texts ? pathOf(name, parseDocument(textOf(file)).toJS()) : undefined;
      // Another company may have removed the entry.
      if (path === undefined && !isSample) return;
      if (path === undefined) throw new Error(`there is no ${name}`);
      const value = written
        .replaceAll("⏎", "\n")
        .replace(/^(.)×(\d+)$/, (__, letter: string, count) => letter.repeat(Number(count)));
      const { text, line } =
        written === "✗"
          ? { text: changed([file, path, undefined]).texts[file] ?? "", line: "\\d+" }
          : typed(file, path, value);
      const problems = problemsWith(file, text);
      if (says === "✓") {
        expect(problems).toEqual([]);
        return;
      }
      expectOwnersWords(problems);
      expect(problems).toHaveLength(Number(times));
      const at = typeof line === "number" ? line + Number(below) : line;
      const [place, said] = (problems[0] ?? "").split(/(?<=^\S+): /);
      expect(place).toMatch(new RegExp(`^content/${file}:${at}$`));
      const [start = "", end] = says.split("‹…›");
      if (end === undefined) expect(said).toBe(says);
      else expect([said?.startsWith(start), said?.endsWith(end)], said).toEqual([true, true]);
    },
  );
});

describe("any character typed into a file", () => {
  // Pseudo-random numbers, the same in each run.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const before = textOf("fr/contact.yaml");

  test.each(Array.from("{}[]:#&*!|>%@`'\"?,-\t\\<~=."))("%j gives no parser message", (sign) => {
    for (const written of [sign, ` ${sign}`, `${sign} `, `\n${sign}`])
      for (let times = 0; times < 40; times += 1) {
        const at = before.indexOf("meta:") + random(before.length - 200);
        const read = parseYaml(before.slice(0, at) + written + before.slice(at + random(2)));
        const said =
          "problems" in read
            ? read.problems.map(({ problem }) => problem)
            : contact.words.safeParse(read.value).error?.issues.map(({ message }) => message);
        if (said) expectOwnersWords(said.map((problem) => `content/x.yaml: ${problem.replace("\n", " : ")}`));
      }
  });
});

const [hollow = "", half = ""] = [...good.images].sort();
const map = `maps/${officeIds[0]}.svg`;

describe("in a content folder", () => {
  let folder = "";
  const path = (file: string) => join(folder, file);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "owner-"));
    cpSync("content", folder, { recursive: true });
  });
  afterEach(() => {
    allow();
    rmSync(folder, { recursive: true });
  });
  const problems = async () => problemsOf(await fullSourceOf(folder, new Map(), memory.pictures));

  test("a file that is not UTF-8 is reported once, with the line", async () => {
    const lines = readFileSync(path("fr/home.yaml"), "utf8").split("\n");
    lines[4] = `${lines[4] ?? ""} # \xe9t\xe9`;
    writeFileSync(
      path("fr/home.yaml"),
      Buffer.from(lines.join("\n").replaceAll(/[^\0-\xff]/g, ""), "latin1"),
    );
    writeFileSync(path("fr/about.yaml"), `\ufeff${readFileSync(path("fr/about.yaml"), "utf8")}`, "utf16le");
    const said = (place: string) =>
      expect.stringMatching(new RegExp(`^content/fr/${place}: cette ligne n’est pas en UTF-8 : `)) as string;
    expect((await problems()).sort()).toEqual([said("about.yaml:1"), said("home.yaml:\\d+")]);
  });

  test("a file extension that Windows hides is reported, and files of operating systems are ignored", async () => {
    renameSync(path("fr/home.yaml"), path("fr/home.yaml.txt"));
    for (const file of ["images/Thumbs.db", "images/.DS_Store", "fr/desktop.ini", "fr/~$home.docx"])
      writeFileSync(path(file), "");
    expect(await problems()).toEqual([
      "content/fr/home.yaml.txt: ce nom ne finit pas par .yaml, et le fichier n’est pas lu : le renommer « home.yaml » (sous Windows, afficher d’abord les extensions : Affichage > Extensions de noms de fichiers)",
    ]);
  });

  test("temporary files of programs are ignored; for copies the remedy never endangers the original", async () => {
    const left = [
      ...[
        "#about.yaml#",
        ".#about.yaml",
        "about.yaml~",
        ".about.yaml.swp",
        ".about.yaml.swo",
        "about.yaml.swp",
      ],
      ...["._about.yaml", ".DS_Store", "~$about.yaml", "about.yaml.tmp", "about.yaml.part"],
      // Sync programs, browsers and text editors while they write.
      ...[".syncthing.about.yaml.tmp", "~syncthing~about.yaml.tmp", "about.yaml.tmp.12345", "about.yaml.~1~"],
      ...["about.yaml.sb-1a2b3c4d-XyZ", "about.yaml.filepart", "about.yaml.crdownload", "home.yaml.download"],
      ...[
        "about.yaml.LCK",
        "about.yaml.lock",
        ".~lock.about.yaml#",
        ".about.yaml.kate-swp",
        "about.yaml.crswp",
      ],
      ...["about.yaml.__jb_tmp__", "about.yaml.__jb_old__", "4913", "about.yaml:Zone.Identifier", "Icon\r"],
      ...["DESKTOP.INI", "thumbs.db", ".nfs000000001234", ".goutputstream-X1Y2Z3", ".fuse_hidden0001"],
    ];
    for (const file of left) writeFileSync(path(`fr/${file}`), "x");
    const folders = [
      "__MACOSX",
      "@eaDir",
      "#recycle",
      "$RECYCLE.BIN",
      "System Volume Information",
      "lost+found",
    ];
    for (const name of [...folders, ".stversions", ".Trash-1000", ".git"]) {
      mkdirSync(path(name));
      writeFileSync(path(`${name}/about.yaml`), "x");
    }
    expect(await problems()).toEqual([]);
    const copies = ["orig", "bak", "rej", "old", "save", "BACKUP", "1", "mine", "r42", "orig.1", "BACKUP.77"];
    for (const ending of copies) writeFileSync(path(`fr/about.yaml.${ending}`), "x");
    expect((await problems()).sort()).toEqual(
      copies
        .map(
          (ending) =>
            `content/fr/about.yaml.${ending}: est à côté de « about.yaml », qui est lu à sa place : le mettre hors de content, ou l’enlever s’il ne sert plus`,
        )
        .sort(),
    );
    const conflicted = ["about (conflicted copy 2026-11-28)", "about_conf(2)", "ABOUT", "about [Conflit]"];
    // No remedy may suggest to rename a copy to the original's name.
    for (const name of [
      "about (1)",
      "about - Copie",
      "about copy",
      "about.sync-conflict-2026",
      "abouts",
      ...conflicted,
    ])
      writeFileSync(path(`fr/${name}.yaml`), "x");
    for (const problem of await problems()) expect(problem).not.toContain("renommer « about.yaml »");
  });

  const missing = "fr/about.yaml: le fichier manque : l’écrire, ou le reprendre d’une version antérieure";
  const aside =
    "ce fichier n’a pas sa place dans content : le mettre hors de content, ou l’enlever s’il ne sert plus";
  const right = "ce compte n’a pas le droit d’y lire ou d’y écrire : le lui donner, puis recommencer";
  const download =
    "le télécharger (clic droit : « Télécharger maintenant », « Toujours conserver sur cet appareil » ou « Rendre disponible hors ligne »), puis recommencer";
  const away = `est resté dans le nuage (iCloud, OneDrive, Dropbox) : ${download}`;
  const [picture = ""] = good.images;
  const empty =
    "le fichier est vide : le télécharger s’il est resté dans le nuage (OneDrive, Dropbox), le reprendre d’une version antérieure, ou en écrire les champs";

  test("files and folders of a wrong kind or name, or away in iCloud, are reported in plain words", () => {
    for (const [command, ...said] of [
      ["rm fr/about.yaml; mkfifo fr/about.yaml", missing],
      ["rm fr/about.yaml; mkdir fr/about.yaml", missing],
      ["ln -sf /nowhere fr/about.yaml", missing],
      ["ln -sf about.yaml fr/about.yaml", missing],
      [
        "mv fr/about.yaml fr/About.yaml",
        "fr/About.yaml: aucune page ne lit ce fichier : le renommer « fr/about.yaml », ou l’enlever",
        missing,
      ],
      [
        "mv fr/about.yaml fr/about.YAML",
        "fr/about.YAML: ce nom ne finit pas par .yaml, et le fichier n’est pas lu : le renommer « about.yaml » (sous Windows, afficher d’abord les extensions : Affichage > Extensions de noms de fichiers)",
      ],
      [
        "mv fr/about.yaml fr/about.yml",
        missing,
        "fr/about.yml: aucune page ne lit ce fichier : le renommer « fr/about.yaml », ou l’enlever",
      ],
      ["rm -r en; touch en", `en: ${aside}`],
      ["mv en EN", "EN: n’est pas le code d’une langue : nommer le dossier comme fr, en ou pt-BR"],
      [
        "mv en/about.yaml x; rm -r en; mkdir en; mv x en/about.yaml",
        "en/about.yaml: aucune page ne lit ce fichier : corriger son nom ou l’enlever, ou faire de en une langue avec content/en/language.yaml",
      ],
      [
        `touch fr/${"n".repeat(250)}.yaml`,
        `fr/${"n".repeat(250)}.yaml: aucune page ne lit ce fichier : corriger son nom ou l’enlever`,
      ],
      ["touch fr/e\u0301te\u0301.txt", `fr/e\u0301te\u0301.txt: ${aside}`],
      ["head -c 99 /dev/zero > fr/about.yaml", `fr/about.yaml: ${empty}`],
      // macOS 13 and before; a mark beside its file is out of date.
      ["mv fr/language.yaml fr/.language.yaml.icloud", `fr/language.yaml: ${away}`],
      ["mv en/flag.svg en/.flag.svg.icloud", `en/flag.svg: ${away}`],
      ["mv en/methods en/.methods.icloud", `en/methods: ${away}`],
      [`mv images/${picture} images/.${picture}.icloud`, `images/${picture}: ${away}`],
      ["touch fr/.about.yaml.icloud fr/..DS_Store.icloud .README.md.icloud; rm README.md"],
    ]) {
      spawnSync("sh", ["-c", command ?? ""], { cwd: folder });
      const found = formProblems(contentSourceOf(folder)).sort();
      expect(found, command).toEqual(said.map((line) => `content/${line}`));
      for (const name of ["fr", "en", "EN"]) rmSync(path(name), { recursive: true, force: true });
      for (const name of ["fr", "en"]) cpSync(join("content", name), path(name), { recursive: true });
      cpSync(join("content/images", picture), path(`images/${picture}`));
      rmSync(path(`images/.${picture}.icloud`), { force: true });
    }
  });

  test("what is there and cannot be read is reported alone, and is not said to be missing", async () => {
    for (const [names, code, at, ...said] of [
      ["readFileSync", "EACCES", /fr.about\.yaml$/, `fr/about.yaml: ${right}`],
      ["statSync", "EACCES", /fr.about\.yaml$/, `fr/about.yaml: ${right}`],
      ["readFileSync", "EACCES", /company\.yaml$/, `company.yaml: ${right}`],
      ["readFileSync", "EACCES", new RegExp(`${picture}$`), `images/${picture}: ${right}`],
      ["readFileSync", "EACCES", /flag\.svg$/, `en/flag.svg: ${right}`, `fr/flag.svg: ${right}`],
      ["readdirSync", "EACCES", /en.methods$/, `en/methods: ${right}`],
      ["readdirSync", "EACCES", /en$/, `en: ${right}`],
      ["accessSync", "EACCES", /fr 5$/, `fr: ${right}`],
      ["readdirSync", "EACCES", /images$/, `images: ${right}`],
      ["readdirSync", "EACCES", /owner-\w+$/, `: ${right}`],
      [
        "readdirSync",
        "EPERM",
        /fr$/,
        "fr: est en lecture seule, ouvert ailleurs, ou interdit à ce programme : le libérer (sur un Mac : Réglages > Confidentialité et sécurité > Fichiers et dossiers), puis recommencer",
      ],
      [
        "readFileSync",
        "EIO",
        /fr.home\.yaml$/,
        "fr/home.yaml: le disque a refusé (EIO) : recommencer ; si rien n’y fait, copier le projet sur un autre disque",
      ],
      [
        "readFileSync",
        "UNKNOWN",
        /fr.home\.yaml$/,
        `fr/home.yaml: ne se lit pas, peut-être parce qu’il est resté dans le nuage (OneDrive, Dropbox) : ${download}`,
      ],
      ["readFileSync", "Unknown system error -11", /fr.home\.yaml$/, `fr/home.yaml: ${away}`],
    ] as readonly (readonly [string, string, RegExp, ...string[]])[]) {
      refuse(names, code, at);
      // Pictures are read only where one is refused: they take longer than all else.
      const isPicture = at.test("flag.svg") || at.test(picture);
      const found = isPicture ? await problems() : formProblems(contentSourceOf(folder));
      allow();
      expect(found, `${names} ${code} ${at.source}`).toEqual(said.map((line) => `content/${line}`));
    }
  });

  test("a folder that looks like a language and holds none is a warning, nothing else", () => {
    for (const name of ["de", "pt-BR", "AR", "qaa", "pl/methods", "brouillon", ".it", "maps/es"])
      mkdirSync(path(name), { recursive: true });
    for (const file of ["de/.DS_Store", "pt-BR/Thumbs.db", "qaa/flag.svg"])
      cpSync(path("fr/flag.svg"), path(file));
    const source = contentSourceOf(folder);
    const report = new ContentReport(source, memory);
    checkFileNames(source, report);
    checkStrays(source, report);
    expect(report.problems).toEqual([]);
    expect(report.warnings.map(printed).sort()).toEqual(
      ["AR", "de", "pl", "pt-BR", "qaa"].map((name) =>
        french(
          `content/${name}: rien dans ce dossier ne se lit, et ce n’est pas une langue du site : y copier les fichiers de content/fr, à traduire, ou enlever le dossier`,
        ),
      ),
    );
  });

  test("merge conflict markers are reported once, with the remedy", async () => {
    const ours = "<<<<<<< HEAD\nbreadcrumb: Ici\n=======\nbreadcrumb: Là\n>>>>>>> autre\n";
    const based = ours.replace("=======", "||||||| base\nbreadcrumb: Où\n=======");
    for (const [file, marks] of [
      ["fr/about.yaml", ours],
      ["en/about.yaml", based],
      ["wording.yaml", ours.replaceAll("\n", "\r\n")],
    ] as const)
      writeFileSync(path(file), `${readFileSync(path(file), "utf8")}${marks}${marks}`);
    expect((await problems()).map((problem) => problem.replace(/:\d+:/, ":")).sort()).toEqual(
      ["en/about", "fr/about", "wording"].map(
        (file) =>
          `content/${file}.yaml: deux versions de ce texte sont l’une sous l’autre (<<<<<<<) : garder l’une des deux, et enlever les lignes <<<<<<<, ||||||| (s’il y en a), ======= et >>>>>>>`,
      ),
    );
  });

  test("files in a wrong place, with a misspelt name or of no language are reported", async () => {
    writeFileSync(path("fr/notes.docx"), "");
    renameSync(path("fr/about.yaml"), path("fr/abuot.yaml"));
    writeFileSync(path("images/Pompe neuve.JPG"), "");
    cpSync(path("fr/home.yaml"), path("home.yaml"));
    cpSync(path("en/home.yaml"), path("aa/home.yaml"));
    cpSync(path("fr/methods/visual.yaml"), path("fr/methods/another.yaml"));
    rmSync(path("en/home.yaml"));
    writeFileSync(path("fr/crs.yaml"), "");
    expect((await problems()).sort()).toEqual([
      "content/aa/home.yaml: aucune page ne lit ce fichier : corriger son nom ou l’enlever, ou faire de aa une langue avec content/aa/language.yaml",
      "content/en/home.yaml: le fichier manque : l’écrire, ou le reprendre d’une version antérieure",
      "content/fr/about.yaml: le fichier manque : l’écrire, ou le reprendre d’une version antérieure",
      "content/fr/abuot.yaml: aucune page ne lit ce fichier : le renommer « fr/about.yaml », ou l’enlever",
      `content/fr/crs.yaml: ${empty}`,
      "content/fr/methods/another.yaml: aucune page ne lit ce fichier : corriger son nom ou l’enlever",
      "content/fr/notes.docx: ce fichier n’a pas sa place dans content : le mettre hors de content, ou l’enlever s’il ne sert plus",
      "content/home.yaml: aucune page ne lit ce fichier : corriger son nom ou l’enlever",
      "content/images/Pompe neuve.JPG: n’a pas un nom d’image que le site lit : enregistrer l’image en JPEG, sous un nom comme pompe-neuve.jpg",
    ]);
  });

  test("incomplete pictures and invalid drawings are reported by name", async () => {
    const picture = readFileSync(path(`images/${half}`));
    writeFileSync(path(`images/${half}`), picture.subarray(0, picture.length / 2));
    writeFileSync(path(`images/${hollow}`), "");
    const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 460"';
    const drawings = {
      "partners/home/one.svg": "",
      "partners/home/three.svg": `<svg ${box}><path d="M0 0h9v9z">`,
      "partners/home/two.svg": `<svg ${box}></svg>`,
      [map]: `<svg ${box}><image href="https://a.example/b.png" width="9" height="9"/></svg>`,
      "fr/flag.svg": `<svg ${box}><script>1</script><rect width="9" height="9"/></svg>`,
    };
    for (const [file, drawing] of Object.entries(drawings)) writeFileSync(path(file), drawing);
    const isEmpty =
      "est vide : la télécharger si elle est restée dans le nuage (OneDrive, Dropbox), ou l’enregistrer de nouveau";
    expect(await problems()).toEqual([
      "content/fr/flag.svg: contient un programme (« <script »), qu’un dessin n’a pas à avoir : exporter le dessin de nouveau, sans lui",
      `content/images/${hollow}: ${isEmpty}`,
      `content/images/${half}: est incomplète ou abîmée : la copier ou l’enregistrer de nouveau`,
      `content/${map}: va chercher « https://a.example/b.png » ailleurs, que les visiteurs ne verraient pas : tout inclure dans le dessin, puis l’exporter de nouveau`,
      `content/partners/home/one.svg: ${isEmpty}`,
      "content/partners/home/three.svg: n’est pas un dessin SVG lisible : l’enregistrer de nouveau en SVG",
      "content/partners/home/two.svg: ne montre rien : exporter le dessin de nouveau",
    ]);
  });
});

test("pictures and logos that are too small, and another office's map, are reported with the remedy", () => {
  const pictures = new Map(good.pictures)
    .set(`images/${half}`, { width: 1200, height: 900 })
    .set("maps/zz.svg", good.pictures.get(`maps/${officeIds[0]}.svg`) ?? "none")
    .set("partners/home/21.png", { width: 130, height: 100 });
  expect(problemsOf({ ...good, pictures }).sort()).toEqual([
    `content/images/${half}: mesure 1200 × 900 px : mettre à sa place une image d’au moins 1600 × 900 px`,
    `content/maps/zz.svg: est le même dessin que maps/${officeIds[0]}.svg : dessiner l’endroit de chaque bureau`,
    "content/partners/home/21.png: mesure 130 × 100 px : mettre à sa place un fichier SVG, ou une image d’au moins 200 px d’un côté",
  ]);
});
