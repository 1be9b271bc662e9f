import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { speak } from "#app/messages/messages.ts";
import { about } from "#app/pages/about/page.server.ts";
import { fullSourceOf } from "../../build-tools/content-source.ts";
import { checkedContent, contentProblems } from "./checks/content-problems.ts";
import { parseYaml } from "./parse-yaml.ts";

/*
 * Mistakes that owners make, and what they read of them, in French. What is expected is what follows the place; ordinary
 * spaces stand for no-break ones.
 */
speak("fr");

const good = await fullSourceOf("content");

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** Words of the parser, of the library and of the machine, which are no owner's. */
const foreignWords =
  /\b(YAML|Zod|JSON|scalar|token|mapping|sequence|collection|implicit|anchor|alias|node|Invalid|expected|received|undefined|null|Error|ENOENT|at \w+ \(|Input buffer)\b/;

function expectOwnersWords(problems: readonly string[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/.+?(:\d+)?: \S.*[\s\u00a0]: \S/);
    expect(problem).not.toMatch(foreignWords);
    expect(problem).not.toMatch(/[\r\n]/);
  }
}

/** What is said of a file of which one place is written otherwise, and on which line that place is. */
function said(file: string, find: RegExp, put: string) {
  const before = good.texts[file] ?? "";
  const after = before.replace(find, () => put);
  expect(after, `${String(find)} changes nothing`).not.toBe(before);
  const problems = contentProblems({ ...good, texts: { ...good.texts, [file]: after } });
  return { problems, after, line: before.slice(0, before.search(find)).split("\n").length };
}

const text = ["fr/about.yaml", /(?<=^breadcrumb: ).*/m] as const;
const field = ["fr/about.yaml", /^breadcrumb: .*/m] as const;
const landline = ["company.yaml", /(?<=^ {4}landline: ).*/m] as const;
const colour = ["company.yaml", /(?<=^ {4}main: ).*/m] as const;
const straight = 'entre guillemets droits ("…")';
const whole = `le début de ce texte a un autre sens ici : mettre tout le texte ${straight}, et aucun à l’intérieur`;
const lost = (found: string) =>
  `« ${found} » au début d’un texte serait perdu : mettre tout le texte ${straight}`;
const note = (found: string) =>
  `« ${found} » serait perdu : ce qui suit # est une note, que personne d’autre ne lit ; mettre tout le texte ${straight}, ou la note sur une ligne à elle`;

describe("a mistake on one line is told in French, with its line, what and how to mend it", () => {
  test.each([
    [
      "a colon",
      text,
      "Acier: tout",
      `cette ligne contient un deuxième « : », ou commence trop à droite : mettre le texte ${straight}, ou aligner la ligne sur celle du dessus`,
    ],
    [
      "no colon",
      field,
      "breadcrumb À propos",
      "il manque « : » et une espace après le nom du champ : les ajouter, ou enlever la ligne",
    ],
    [
      "no space behind the colon",
      field,
      "breadcrumb:À propos",
      "il manque « : » et une espace après le nom du champ : les ajouter, ou enlever la ligne",
    ],
    ["a name in braces at the beginning", text, "{product} - Bureau", whole],
    ["brackets at the beginning", text, "[Ici] et là", whole],
    ["an apostrophe within single quotes", text, "'L'acier'", whole],
    ["a text that goes on behind its quotes", text, '"Ici" et là', whole],
    ["an at sign at the beginning", text, "@ la une", whole],
    ["a backquote at the beginning", text, "`ici`", whole],
    ["a percent sign at the beginning", text, "% de pertes", whole],
    ["a bar at the beginning", text, "| ici", whole],
    ["a greater-than sign at the beginning", text, "> 5 mm", whole],
    ["an ampersand at the beginning", text, "& fils", whole],
    ["an ampersand and a name at the beginning", text, "&fils et cie", lost("&")],
    ["a star at the beginning", text, "*important", lost("*")],
    ["an exclamation mark at the beginning", text, "!Attention", whole],
    ["an exclamation mark alone at the beginning", text, "! Attention", lost("!")],
    ["a dash at the beginning", text, "- ici", whole],
    [
      "a quote that is not closed",
      text,
      '"ici',
      "le guillemet ouvert sur cette ligne n’est pas fermé : mettre un guillemet droit à la fin du texte",
    ],
    [
      "a bracket that is not closed",
      field,
      "breadcrumb: [ici",
      "l’accolade ou le crochet ouvert sur cette ligne n’est pas fermé : le fermer",
    ],
    [
      "a backslash in quotes",
      text,
      '"C:\\doc"',
      "une barre oblique inverse (\\) ne va pas entre guillemets droits : l’enlever",
    ],
    [
      "a line of dashes",
      field,
      "---\nbreadcrumb: Ici",
      "une ligne « --- » ou « ... » coupe le fichier en deux : l’enlever",
    ],
    ["a number sign in a text", text, "Contrôle #1 du pays", note("#1 du pays")],
    ["a number sign and a space in a text", text, "Contrôle # 1", note("# 1")],
    ["a text that is a note", text, "#1 du pays", note("#1 du pays")],
    ["a colour without quotes", colour, "#0f4250", note("#0f4250")],
    [
      "a tab",
      field,
      "breadcrumb: ici\n\tintrus: là",
      "la ligne commence par une tabulation : la remplacer par des espaces",
    ],
  ] as const)("%s", (_, [file, find], put, says) => {
    const { problems, line } = said(file, find, put);
    expectOwnersWords(problems);
    const at = /^\t/m.test(put) || put.startsWith("---") ? `:(${line}|${line + 1})` : `:${line}`;
    expect(problems[0]).toMatch(new RegExp(`^content/${file}${at}: `));
    expect(plain(problems[0] ?? "")).toContain(`: ${says}`);
  });

  test.each([
    [
      "HTML",
      text,
      "Un <b>mot</b>",
      "breadcrumb contient <b>, qui s’afficherait tel quel : le site met les textes en forme lui-même ; l’enlever",
    ],
    [
      "a name in braces that nothing replaces",
      text,
      '"Ici {produt}"',
      "breadcrumb contient {produt}, que rien ne remplacera : l’enlever",
    ],
    [
      "the brand's place, misspelt",
      ["fr/about.yaml", /(?<=^meta:\n {2}title: ).*/m],
      '"{produt} : nous"',
      "meta.title contient {produt}, que rien ne remplacera : écrire {product}",
    ],
    [
      "a place that is left out",
      ["fr/frame.yaml", /(?<=^ {2}position: ).*/m],
      '"{number} sur cinq"',
      "carousel.position ne contient pas {total} : l’écrire là où la valeur doit apparaître",
    ],
    [
      "a letter that was lost",
      text,
      "M\ufffdthode",
      "breadcrumb contient « \ufffd », à la place d’une lettre perdue : retaper la lettre",
    ],
    [
      "a letter that was converted badly",
      text,
      "MÃ©thode",
      "breadcrumb contient « MÃ©thode », une lettre accentuée mal convertie : retaper le mot",
    ],
    [
      "a paragraph of 20,000 characters",
      text,
      "a".repeat(20_000),
      "breadcrumb compte 20000 caractères : écrire le nom court de la page dans le fil d’Ariane en 40 caractères au plus",
    ],
    [
      "a paragraph without a limit of its own",
      ["fr/about.yaml", /(?<=^intro:\n(?: .*\n)*? {2}text: ).*/m],
      "a".repeat(20_000),
      "intro.text compte 20000 caractères : écrire le paragraphe en 700 caractères au plus",
    ],
    [
      "a field whose name is misspelt",
      ["fr/about.yaml", /^breadcrumb:/m],
      "breadcrum:",
      "le fichier a un champ inconnu, « breadcrum » : écrire « breadcrumb », ou l’enlever",
    ],
    [
      "a field that is left out",
      ["fr/about.yaml", /^breadcrumb: .*\n/m],
      "",
      "breadcrumb manque : écrire le nom court de la page dans le fil d’Ariane",
    ],
    [
      "an empty text",
      text,
      '""',
      "breadcrumb est vide : écrire le nom court de la page dans le fil d’Ariane",
    ],
    [
      "a number",
      text,
      "2026",
      'breadcrumb n’est pas un texte : mettre le nom court de la page dans le fil d’Ariane entre guillemets droits ("…")',
    ],
    [
      "a link that leads nowhere",
      text,
      "Voir /contacts",
      "breadcrumb nomme /contacts, qui ne mène nulle part : écrire /contact",
    ],
    [
      "a forbidden claim",
      text,
      "Certifié ISO\u00a017020",
      "breadcrumb dit « Certifié ISO 17020 » : un organisme d’inspection est accrédité, non certifié : écrire « accrédité selon ISO/IEC 17020 », en anglais “accredited to ISO/IEC 17020”",
    ],
    [
      "a telephone number that is one digit short",
      landline,
      "+216 71 234 56",
      "offices.tunis.landline « +216 71 234 56 » est trop court pour un numéro en +216 : ajouter les chiffres qui manquent",
    ],
    [
      "a telephone number that is one digit long",
      landline,
      "+216 71 234 5678",
      "offices.tunis.landline « +216 71 234 5678 » est trop long pour un numéro en +216 : enlever les chiffres de trop",
    ],
    [
      "a telephone number of no country",
      landline,
      "+999 71 234 567",
      "offices.tunis.landline « +999 71 234 567 » ne commence par l’indicatif d’aucun pays : l’écrire comme +216 71 234 567",
    ],
    [
      "a colour that is a word",
      colour,
      "rouge",
      'brand.colours.main « rouge » n’est pas la couleur du fond des bandes sombres, entre guillemets : l’écrire comme "#0f4250"',
    ],
    [
      "a colour that cannot be read",
      colour,
      '"#8fb8c4"',
      "brand.colours.main « #8fb8c4 » est trop clair : un texte sur une bande sombre aurait un contraste de 1.4 pour 1, et il en faut 7 ; choisir une couleur plus foncée",
    ],
    [
      "a picture whose name is misspelt",
      ["pictures.yaml", /(?<=^ {4}mission: ).*/m],
      "pipe-end.jpg",
      "pages.about.mission nomme « pipe-end.jpg », qui n’est pas dans content/images : écrire « pipe-ends.jpg », ou y mettre l’image",
    ],
    [
      "a logo whose name is misspelt",
      ["company.yaml", /(?<=^ {2}home:\n {4}- \{ .*file: )[^ }]+/m],
      "not-there.svg",
      "partners.home[1].file nomme « not-there.svg », qui n’est pas dans content/partners/home : y mettre le logo, ou corriger le nom",
    ],
  ] as const)("%s", (_, [file, find], put, says) => {
    const { problems, line } = said(file, find, put);
    expectOwnersWords(problems);
    const found = problems.map(plain).find((problem) => problem.endsWith(`: ${says}`));
    expect(found, problems.join("\n")).toMatch(new RegExp(`^content/${file}:\\d+: `));
    const [, at] = /:(\d+): /.exec(found ?? "") ?? [];
    // What is not there has no line of its own.
    if (put !== "") expect(Number(at)).toBe(line);
  });

  test("a line of a list that begins out of line", () => {
    const { problems, line } = said("fr/crs.yaml", /^( *)- \S.*\n\1- /m, "    - Une ligne\n     - ");
    expectOwnersWords(problems);
    expect(problems[0]).toContain(`content/fr/crs.yaml:${line}`);
  });
});

describe("whatever is typed into a file", () => {
  // Numbers that look random, and are the same each time.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const signs = Array.from("{}[]:#&*!|>%@`'\"?,-\t\\<~=.").flatMap((sign) => [
    sign,
    ` ${sign}`,
    `${sign} `,
    `\n${sign}`,
  ]);
  const file = "fr/about.yaml";
  const before = good.texts[file] ?? "";

  test.each(signs)("%j leads to no word of a parser", (sign) => {
    for (let times = 0; times < 40; times += 1) {
      const at = before.indexOf("meta:") + random(before.length - 200);
      const read = parseYaml(before.slice(0, at) + sign + before.slice(at + random(2)));
      const said =
        "problems" in read
          ? read.problems.map(({ problem }) => problem)
          : about.words.safeParse(read.value).error?.issues.map(({ message }) => message);
      if (said) expectOwnersWords(said.map((problem) => `content/${file}: ${problem}`));
    }
  });
});

describe("in a folder of content", () => {
  let folder = "";
  const path = (file: string) => join(folder, file);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "owner-"));
    cpSync("content", folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const problems = async () => contentProblems(await fullSourceOf(folder)).map(plain);

  test("a file that is not saved as UTF-8 is told once, with its line", async () => {
    const lines = readFileSync(path("fr/home.yaml"), "utf8").split("\n");
    lines[4] = `${lines[4] ?? ""} # \xe9t\xe9`;
    writeFileSync(
      path("fr/home.yaml"),
      Buffer.from(lines.join("\n").replaceAll(/[^\0-\xff]/g, ""), "latin1"),
    );
    writeFileSync(path("fr/about.yaml"), `\ufeff${readFileSync(path("fr/about.yaml"), "utf8")}`, "utf16le");
    const told = await problems();
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(
      expect.stringMatching(/^content\/fr\/about\.yaml:1: cette ligne n’est pas en UTF-8 : /),
    );
    expect(told).toContainEqual(
      expect.stringMatching(/^content\/fr\/home\.yaml:\d+: cette ligne n’est pas en UTF-8 : /),
    );
  });

  test("names that Windows hides the ends of, and files that systems leave, are known", async () => {
    renameSync(path("fr/home.yaml"), path("fr/home.yaml.txt"));
    for (const file of ["images/Thumbs.db", "images/.DS_Store", "fr/desktop.ini", "fr/~$home.docx"])
      writeFileSync(path(file), "");
    expect(await problems()).toEqual([
      "content/fr/home.yaml.txt: ce nom ne finit pas par .yaml, et le fichier n’est pas lu : le renommer home.yaml (sous Windows, afficher d’abord les extensions : Affichage > Extensions de noms de fichiers)",
    ]);
  });

  test("a file in a wrong place, and one whose name is misspelt, are told", async () => {
    writeFileSync(path("fr/notes.docx"), "");
    renameSync(path("fr/about.yaml"), path("fr/abuot.yaml"));
    writeFileSync(path("images/Pompe neuve.JPG"), "");
    const told = await problems();
    expect(told).toContain("content/fr/notes.docx: ce fichier n’a pas sa place dans content : l’enlever");
    expect(told).toContain(
      "content/fr/abuot.yaml: aucune page ne lit ce fichier : le renommer « fr/about.yaml », ou l’enlever",
    );
    expect(told).toContain(
      "content/images/Pompe neuve.JPG: n’a pas un nom d’image que le site lit : enregistrer l’image en JPEG, sous un nom comme pompe-neuve.jpg",
    );
    expectOwnersWords(told);
  });

  test("pictures that were copied halfway, and drawings that are none, are told by their names", async () => {
    const picture = readFileSync(path("images/refinery.jpg"));
    writeFileSync(path("images/refinery.jpg"), picture.subarray(0, picture.length / 2));
    writeFileSync(path("images/pump-jacks.jpg"), "");
    const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 460"';
    const drawings = {
      "partners/home/01.svg": "",
      "partners/home/02.svg": `<svg ${box}><path d="M0 0h9v9z">`,
      "partners/home/03.svg": `<svg ${box}></svg>`,
      "maps/tunis.svg": `<svg ${box}><image href="https://a.example/b.png" width="9" height="9"/></svg>`,
      "fr/flag.svg": `<svg ${box}><script>1</script><rect width="9" height="9"/></svg>`,
    };
    for (const [file, drawing] of Object.entries(drawings)) writeFileSync(path(file), drawing);
    expect(await problems()).toEqual([
      "content/fr/flag.svg: contient un programme (« <script »), qu’un dessin n’a pas à avoir : exporter le dessin de nouveau, sans lui",
      "content/images/pump-jacks.jpg: n’est pas une image lisible : l’enregistrer de nouveau en JPEG, PNG ou WebP",
      "content/images/refinery.jpg: est incomplète ou abîmée : la copier ou l’enregistrer de nouveau",
      "content/maps/tunis.svg: va chercher « https://a.example/b.png » ailleurs, que les visiteurs ne verraient pas : tout inclure dans le dessin, puis l’exporter de nouveau",
      "content/partners/home/01.svg: n’est pas un dessin SVG lisible : l’enregistrer de nouveau en SVG",
      "content/partners/home/02.svg: n’est pas un dessin SVG lisible : l’enregistrer de nouveau en SVG",
      "content/partners/home/03.svg: ne montre rien : exporter le dessin de nouveau",
    ]);
  });
});

test("what a word processor puts in, or a telephone number without spaces, is no mistake", () => {
  const about = (good.texts["fr/about.yaml"] ?? "").replace(
    /(?<=^breadcrumb: ).*/m,
    '" L\'acier\u200b, vu..."',
  );
  const company = (good.texts["company.yaml"] ?? "").replace(/(?<=^ {4}landline: ).*/m, "+21671234567");
  const windows = (text: string) => text.replaceAll("\n", "\r\n");
  const texts = { ...good.texts, "fr/about.yaml": windows(about), "company.yaml": windows(company) };
  const { content, problems } = checkedContent({ ...good, texts });
  expect(problems).toEqual([]);
  expect(content?.in.fr.about.breadcrumb).toBe("L’acier, vu…");
  expect(Object.values(content?.company.offices ?? {})[0]?.landline).toBe("+216 71 234 567");
});
