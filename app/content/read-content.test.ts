import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { pages } from "#app/i18n/pages.ts";
import { contentSourceOf } from "../../build-tools/content-source.ts";
import { ContentError, type ContentSource } from "./content-files.ts";
import { readContent } from "./read-content.ts";
import {
  descriptionLimit,
  email,
  httpsLink,
  imageFile,
  logoFile,
  phone,
  titleLimit,
} from "./schema/fields.ts";
import { en } from "#app/messages/en.ts";
import { speak } from "#app/messages/messages.ts";

speak("en");

/** The content as it is. Each test spoils a copy; expressions look for fields, so that words may change. */
const good = contentSourceOf("content");

function textOf(source: ContentSource, file: string): string {
  const text = source.texts[file];
  if (text === undefined) throw new Error(`there is no content/${file}`);
  return text;
}

function withText(source: ContentSource, file: string, text: string): ContentSource {
  return { ...source, texts: { ...source.texts, [file]: text } };
}

/** A copy of the content in which one place of one file is written otherwise. */
function edited(source: ContentSource, file: string, find: RegExp, put: string): ContentSource {
  const before = textOf(source, file);
  const after = before.replace(find, () => put);
  expect(after, `${String(find)} changes nothing in content/${file}`).not.toBe(before);
  return withText(source, file, after);
}

function without(source: ContentSource, file: string): ContentSource {
  const { [file]: text, ...texts } = source.texts;
  expect(text, `there is no content/${file} to take away`).toBeDefined();
  return { ...source, texts };
}

/** Number of the first line on which the expression is found. */
function lineOf(source: ContentSource, file: string, find: RegExp): number {
  const index = textOf(source, file).search(find);
  expect(index, `${String(find)} is not in content/${file}`).toBeGreaterThanOrEqual(0);
  return textOf(source, file).slice(0, index).split("\n").length;
}

/** What is wrong with the content. Anything thrown but a list of problems fails the test. */
function problemsOf(source: ContentSource): readonly string[] {
  try {
    readContent(source);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

function expectProblems(source: ContentSource, expected: readonly string[]): void {
  const problems = problemsOf(source);
  expect(problems).toEqual(expected);
  for (const problem of problems) expect(problem).not.toMatch(/[\r\n]/);
}

/** Something a writer may get wrong in one file, and the one line that must come of it. */
interface Mistake {
  readonly mistake: string;
  readonly file: string;
  readonly find: RegExp;
  readonly put: string;
  /** Where the line must point in the spoilt file. */
  readonly at: RegExp;
  readonly says: string;
}

function expectOneLine({ file, find, put, at, says }: Mistake): void {
  const spoilt = edited(good, file, find, put);
  expectProblems(spoilt, [`content/${file}:${lineOf(spoilt, file, at)}: ${says}`]);
}

const frenchLabels = Object.values(pages)
  .map(({ label }) => label)
  .join(", ");

const slides = (count: number) => "\n" + "    - Raffinerie\n".repeat(count);

describe("the content of the site", () => {
  test("has no problem", () => {
    expectProblems(good, []);
  });

  test("is read as it is written, each file in its place", () => {
    let source = edited(good, "company.yaml", /(?<=^ {2}name: ).*/m, "Une marque");
    source = edited(source, "fr/about.yaml", /(?<=^breadcrumb: ).*/m, "Ici");
    source = edited(source, "en/about.yaml", /(?<=^breadcrumb: ).*/m, "Here");
    const content = readContent(source);
    expect(content.company.brand.name).toBe("Une marque");
    expect(content.in.fr.about.breadcrumb).toBe("Ici");
    expect(content.in.en.about.breadcrumb).toBe("Here");
    expect(content.in.fr.frame.labels.Qualité).toBe("Qualité");
    expect(content.in.en.frame.labels.Qualité).not.toBe("Qualité");
  });

  test("may have more search words in one language than in the other", () => {
    expectProblems(edited(good, "en/about.yaml", /(?<=^ {2}keywords:)[^\]]*\]/m, " [alone]"), []);
  });

  test("may be written with the line ends of Windows, and lines are still counted right", () => {
    const windows = (file: string, source: ContentSource) =>
      withText(source, file, textOf(source, file).replaceAll("\n", "\r\n"));
    expectProblems(windows("fr/about.yaml", good), []);
    const spoilt = windows(
      "fr/about.yaml",
      edited(good, "fr/about.yaml", /^breadcrumb: .*/m, 'breadcrumb: ""'),
    );
    const line = lineOf(spoilt, "fr/about.yaml", /^breadcrumb:/m);
    expectProblems(spoilt, [
      `content/fr/about.yaml:${line}: breadcrumb is empty: write le nom court de la page dans le fil d’Ariane`,
    ]);
  });
});

const filesAndNames: readonly {
  readonly what: string;
  readonly source: () => ContentSource;
  readonly says: string;
}[] = [
  {
    what: "a page's file that is missing in one language",
    source: () => without(good, "en/home.yaml"),
    says: "content/en/home.yaml: the file is missing: write it, or bring it back from an earlier version",
  },
  {
    what: "the company's file that is missing",
    source: () => without(good, "company.yaml"),
    says: "content/company.yaml: the file is missing: write it, or bring it back from an earlier version",
  },
  {
    what: "a file that no page reads",
    source: () => withText(good, "fr/abuot.yaml", "title: Texte"),
    says: "content/fr/abuot.yaml: no page reads this file: correct its name or remove it",
  },
  {
    what: "a file in the folder of a language that the site does not have",
    source: () => withText(good, "de/home.yaml", textOf(good, "fr/home.yaml")),
    says:
      "content/de/home.yaml: no page reads this file: correct its name or remove it, " +
      "or make de a language with content/de/language.yaml",
  },
  {
    what: "a page's file that lies beside the folders of languages",
    source: () => withText(good, "home.yaml", textOf(good, "fr/home.yaml")),
    says: "content/home.yaml: no page reads this file: correct its name or remove it",
  },
];

describe("files", () => {
  test.each(filesAndNames)("$what is reported with one line", ({ source, says }) => {
    expectProblems(source(), [says]);
  });

  test("a file that is empty is reported with the fields to write", () => {
    const [problem, ...others] = problemsOf(withText(good, "fr/about.yaml", ""));
    expect(others).toEqual([]);
    expect(problem).toBe(`content/fr/about.yaml: ${en.fileEmpty}`);
  });
});

const yamlMistakes: readonly Mistake[] = [
  {
    mistake: "a tab before a field",
    file: "fr/about.yaml",
    find: /(?<=^hero:\n) {2}(?=title:)/m,
    put: "\t",
    at: /^\ttitle:/m,
    says: en.yamlTab,
  },
  {
    mistake: "a colon inside a text without quotes",
    file: "fr/about.yaml",
    find: /(?<=^hero:\n(?: .*\n)*? {2}lead: ).*/m,
    put: "Une inspection: indépendante",
    at: /^ {2}lead: Une inspection:/m,
    says: en.yamlColon,
  },
  {
    mistake: "a quote that is not closed",
    file: "fr/not-found.yaml",
    find: /(?<=^ {2}missing: ).*/m,
    put: '"boulon absent',
    at: /"boulon absent/,
    says: en.yamlQuote,
  },
  {
    mistake: "{product} at the beginning of a text without quotes",
    file: "fr/home.yaml",
    find: /(?<=^meta:\n {2}title: ).*/m,
    put: "{product} - Bureau de contrôle",
    at: /^ {2}title:/m,
    says: en.yamlWhole,
  },
  {
    mistake: "an apostrophe inside of single quotes",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: "breadcrumb: 'L'acier'",
    at: /^breadcrumb:/m,
    says: en.yamlWhole,
  },
  {
    mistake: "a colon inside a text of a group on one line",
    file: "company.yaml",
    find: /(?<=^ {2}home:\n {4}- \{ name: )[^,]*/m,
    put: "Mines: Gafsa",
    at: /Mines: Gafsa/,
    says: en.yamlColon,
  },
  {
    mistake: "a line that begins too far to the right",
    file: "company.yaml",
    find: /(?<=^ {2}home:\n.*\n) {4}- /m,
    put: "      - ",
    at: /^ {6}- \{ name/m,
    says: en.yamlIndent,
  },
  {
    mistake: "a field that stands twice",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: "breadcrumb: À propos\nbreadcrumb: Encore",
    at: /^breadcrumb: Encore/m,
    says: en.yamlTwice,
  },
];

describe("YAML", () => {
  test.each(yamlMistakes)("$mistake is reported with one line", (mistake) => {
    expectOneLine(mistake);
  });

  test.each(["*important", "*important*", "**important**"])(
    "a text that begins with a star, as YAML names things to repeat, is a problem like any other: %s",
    (put) => {
      const spoilt = edited(good, "fr/about.yaml", /(?<=^breadcrumb: ).*/m, put);
      const line = lineOf(spoilt, "fr/about.yaml", /^breadcrumb:/m);
      const [problem, ...others] = problemsOf(spoilt);
      expect(others).toEqual([]);
      expect(problem).toMatch(new RegExp(`^content/fr/about\\.yaml:${line}: .+: .+$`));
    },
  );
});

const textMistakes: readonly Mistake[] = [
  {
    mistake: "a missing field of the file",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*\n/m,
    put: "",
    at: /^meta:/m,
    says: "breadcrumb is missing: write le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "a missing field of a group",
    file: "fr/about.yaml",
    find: /(?<=^hero:\n) {2}title: .*\n/m,
    put: "",
    at: /(?<=^hero:\n) {2}lead:/m,
    says: "hero.title is missing: write le titre principal de la page",
  },
  {
    mistake: "a field with nothing after its name",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: "breadcrumb:",
    at: /^breadcrumb:/m,
    says: "breadcrumb is missing: write le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "a field that is null",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: "breadcrumb: null",
    at: /^breadcrumb:/m,
    says: "breadcrumb is missing: write le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "an empty text",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: 'breadcrumb: ""',
    at: /^breadcrumb:/m,
    says: "breadcrumb is empty: write le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "a text of spaces",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: 'breadcrumb: "   "',
    at: /^breadcrumb:/m,
    says: "breadcrumb is empty: write le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "a number where text is wanted",
    file: "company.yaml",
    find: /(?<=^ {2}sfax:\n(?: .*\n)* {6}postcode: ).*/m,
    put: "3000",
    at: /^ {6}postcode: 3000$/m,
    says: "offices.sfax.address.postcode is not text: put quotes around le code postal",
  },
  {
    mistake: "yes-or-no where text is wanted",
    file: "fr/home.yaml",
    find: /(?<=^ {2}pause: ).*/m,
    put: "true",
    at: /^ {2}pause: true/m,
    says: "partners.pause is not text: put quotes around le bouton qui arrête la bande",
  },
  {
    mistake: "a group where text is wanted",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: "breadcrumb: { product }",
    at: /^breadcrumb:/m,
    says: "breadcrumb is not text: put quotes around le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "a list where text is wanted",
    file: "fr/about.yaml",
    find: /^breadcrumb: .*/m,
    put: "breadcrumb: [À propos]",
    at: /^breadcrumb:/m,
    says: "breadcrumb is not text: put quotes around le nom court de la page dans le fil d’Ariane",
  },
  {
    mistake: "a picture without alternative text",
    file: "fr/pictures.yaml",
    find: /^crane-hook\.jpg: .*/m,
    put: 'crane-hook.jpg: ""',
    at: /^crane-hook\.jpg:/m,
    says: "crane-hook.jpg is empty: write ce que montre l’image, pour qui ne peut pas la voir",
  },
];

describe("texts", () => {
  test.each(textMistakes)("$mistake is reported with one line", (mistake) => {
    expectOneLine(mistake);
  });
});

const limits: readonly (Omit<Mistake, "mistake" | "put" | "says"> & {
  readonly field: string;
  readonly longest: number;
  readonly purpose: string;
})[] = [
  {
    field: "meta.title",
    longest: titleLimit,
    purpose: "le titre de la page, sans la marque",
    file: "fr/about.yaml",
    find: /(?<=^meta:\n {2}title: ).*/m,
    at: /^ {2}title: a+$/m,
  },
  {
    field: "meta.description",
    longest: descriptionLimit,
    purpose: "la description de la page pour les moteurs de recherche",
    file: "fr/about.yaml",
    find: /(?<=^ {2}description: ).*/m,
    at: /^ {2}description: a+$/m,
  },
  {
    field: "social.title",
    longest: 70,
    purpose: "le titre de la page quand elle est partagée",
    file: "en/home.yaml",
    find: /(?<=^social:\n {2}title: ).*/m,
    at: /^ {2}title: a+$/m,
  },
  {
    field: "social.description",
    longest: 200,
    purpose: "la description de la page quand elle est partagée",
    file: "en/home.yaml",
    find: /(?<=^social:\n(?: .*\n)* {2}description: ).*/m,
    at: /^ {2}description: a+$/m,
  },
  {
    field: "crane-hook.jpg",
    longest: 140,
    purpose: "ce que montre l’image, pour qui ne peut pas la voir",
    file: "fr/pictures.yaml",
    find: /(?<=^crane-hook\.jpg: ).*/m,
    at: /^crane-hook\.jpg: a+$/m,
  },
];

describe("long texts", () => {
  test.each(limits)("$field may have $longest characters", ({ file, find, longest }) => {
    expectProblems(edited(good, file, find, "a".repeat(longest)), []);
  });

  test.each(limits)("$field with more than $longest characters is reported with one line", (limit) => {
    const { field, longest, purpose } = limit;
    expectOneLine({
      ...limit,
      mistake: "too long",
      put: "a".repeat(longest + 1),
      says: `${field} is ${longest + 1} characters long: write ${purpose} in at most ${longest}`,
    });
  });
});

const groupMistakes: readonly Mistake[] = [
  {
    mistake: "an unknown field of a group",
    file: "fr/about.yaml",
    find: /(?<=^hero:\n)/m,
    put: "  subtitle: Encore\n",
    at: /^ {2}subtitle:/m,
    says: 'hero has the unknown field "subtitle": remove it or correct its name (known: title, lead)',
  },
  {
    mistake: "two unknown fields of a group",
    file: "fr/about.yaml",
    find: /(?<=^hero:\n)/m,
    put: "  subtitle: Encore\n  note: Toujours\n",
    at: /^ {2}subtitle:/m,
    says: 'hero has the unknown field "subtitle", "note": remove it or correct its name (known: title, lead)',
  },
  {
    mistake: "an unknown field of the file",
    file: "fr/about.yaml",
    find: /^hero:/m,
    put: "subtitle: Encore\nhero:",
    at: /^subtitle:/m,
    says: 'the file has the unknown field "subtitle": remove it or correct its name (known: meta, breadcrumb, hero, intro, vision, mission, values)',
  },
  {
    mistake: "an unknown field of an entry in a list",
    file: "company.yaml",
    find: /(?<=^ {2}home:\n {4}- \{)/m,
    put: " url: https://example.com,",
    at: /^ {4}- \{ url:/m,
    says: 'partners.home[1] has the unknown field "url": remove it or correct its name (known: name, file)',
  },
  {
    mistake: "a text where a group is wanted",
    file: "pictures.yaml",
    find: /^ {2}about:\n(?: {4}.*\n)+/m,
    put: "  about: refinery.jpg\n",
    at: /^ {2}about: refinery/m,
    says: "pages.about is not a group of fields: write its fields first, vision, mission, values",
  },
  {
    mistake: "a list where a group is wanted",
    file: "company.yaml",
    find: /^brand:\n(?: {2}.*\n)+/m,
    put: "brand: [Marque]\n",
    at: /^brand:/m,
    says: "brand is not a group of fields: write its fields name, loader, colours",
  },
  {
    mistake: "a missing group of the file",
    file: "company.yaml",
    find: /^brand:\n(?: {2}.*\n)+/m,
    put: "",
    at: /^offices:/m,
    says: "brand is missing: write its fields name, loader, colours",
  },
  {
    mistake: "a missing group of a group",
    file: "pictures.yaml",
    find: /^ {2}about:\n(?: {4}.*\n)+/m,
    put: "",
    at: /(?<=^pages:\n) {2}home:/m,
    says: "pages.about is missing: write its fields first, vision, mission, values",
  },
  {
    mistake: "a group with nothing below its name",
    file: "pictures.yaml",
    find: /(?<=^ {2}about:)\n(?: {4}.*\n)+/m,
    put: "\n",
    at: /^ {2}about:/m,
    says: "pages.about is missing: write its fields first, vision, mission, values",
  },
  {
    mistake: "a text where the whole file is wanted",
    file: "fr/about.yaml",
    find: /^[^]*$/,
    put: "À propos",
    at: /^/,
    says: "the file is not a group of fields: write its fields meta, breadcrumb, hero, intro, vision, mission, values",
  },
  {
    mistake: "a value that is missing among the five",
    file: "fr/home.yaml",
    find: /^ {4}trust: .*\n/m,
    put: "",
    at: /^ {4}integrity:/m,
    says: "strengths.items.trust is missing: write its fields name, text",
  },
  {
    mistake: "a value that is not one of the five",
    file: "fr/home.yaml",
    find: /(?=^ {4}integrity:)/m,
    put: "    courage: { name: Courage, text: Oser. }\n",
    at: /^ {4}courage:/m,
    says:
      'strengths.items has the unknown field "courage": remove it or correct its name ' +
      "(known: integrity, trust, precision, versatility, responsiveness)",
  },
  {
    mistake: "a menu label under an unknown French key",
    file: "en/frame.yaml",
    find: /(?<=^labels:\n)/m,
    put: "  Acceuil: Home\n",
    at: /^ {2}Acceuil:/m,
    says: `labels has the unknown field "Acceuil": remove it or correct its name (known: ${frenchLabels})`,
  },
  {
    mistake: "a menu label under a translated key",
    file: "en/frame.yaml",
    find: /(?<=^labels:\n)/m,
    put: "  Home: Home\n",
    at: /^ {2}Home:/m,
    says: `labels has the unknown field "Home": remove it or correct its name (known: ${frenchLabels})`,
  },
  {
    mistake: "a menu label that is missing",
    file: "en/frame.yaml",
    find: /^ {2}Qualité: .*\n/m,
    put: "",
    at: /(?<=^labels:\n)/m,
    says: "labels.Qualité is missing: write le nom de la page dans les menus et les liens",
  },
];

describe("groups of fields", () => {
  test.each(groupMistakes)("$mistake is reported with one line", (mistake) => {
    expectOneLine(mistake);
  });
});

const listMistakes: readonly Mistake[] = [
  {
    mistake: "a missing list",
    file: "fr/about.yaml",
    find: /^ {2}keywords:[^\]]*\]\n/m,
    put: "",
    at: /(?<=^meta:\n) {2}title:/m,
    says: "meta.keywords is missing: list at least one of les mots de recherche de la page",
  },
  {
    mistake: "a missing list of a certain length",
    file: "company.yaml",
    find: /^ {2}loader:.*\n/m,
    put: "",
    at: /(?<=^brand:\n) {2}\w+:/m,
    says: "brand.loader is missing: list exactly 3 of les mots que l’écran de chargement épelle",
  },
  {
    mistake: "a text where a list is wanted",
    file: "fr/about.yaml",
    find: /(?<=^ {2}keywords:)[^\]]*\]/m,
    put: " soudage, contrôle",
    at: /^ {2}keywords:/m,
    says: 'meta.keywords is not a list: put each of les mots de recherche de la page on a line that begins with "- "',
  },
  {
    mistake: "a group where a list is wanted",
    file: "fr/about.yaml",
    find: /(?<=^ {2}keywords:)[^\]]*\]/m,
    put: "\n    one: soudage",
    at: /^ {4}one:/m,
    says: 'meta.keywords is not a list: put each of les mots de recherche de la page on a line that begins with "- "',
  },
  {
    mistake: "a list with nothing below its name",
    file: "company.yaml",
    find: /^ {2}loader:.*/m,
    put: "  loader:",
    at: /^ {2}loader:/m,
    says: "brand.loader is missing: list exactly 3 of les mots que l’écran de chargement épelle",
  },
  {
    mistake: "an empty list",
    file: "fr/about.yaml",
    find: /(?<=^ {2}keywords:)[^\]]*\]/m,
    put: " []",
    at: /^ {2}keywords:/m,
    says: "meta.keywords has 0 entries: list at least one of les mots de recherche de la page",
  },
  {
    mistake: "an empty entry in a list",
    file: "fr/about.yaml",
    find: /(?<=^ {2}keywords:)[^\]]*\]/m,
    put: '\n    - soudage\n    - ""',
    at: /^ {4}- ""/m,
    says: "meta.keywords[2] is empty: write un mot de recherche",
  },
  {
    mistake: "two words on the loading screen",
    file: "company.yaml",
    find: /(?<=^ {2}loader:).*/m,
    put: " [UN, DEUX]",
    at: /^ {2}loader:/m,
    says: "brand.loader has 2 entries: list exactly 3 of les mots que l’écran de chargement épelle",
  },
  {
    mistake: "four words on the loading screen",
    file: "company.yaml",
    find: /(?<=^ {2}loader:).*/m,
    put: " [UN, DEUX, TROIS, QUATRE]",
    at: /^ {2}loader:/m,
    says: "brand.loader has 4 entries: list exactly 3 of les mots que l’écran de chargement épelle",
  },
  {
    mistake: "four slides on the home page",
    file: "fr/home.yaml",
    find: /(?<=^ {2}slides:)\n(?: {4}.*\n)+/m,
    put: slides(4),
    at: /(?<=^ {2}slides:\n)/m,
    says: "hero.slides has 4 entries: list exactly 5 of les diapositives",
  },
  {
    mistake: "six slides on the home page",
    file: "fr/home.yaml",
    find: /(?<=^ {2}slides:)\n(?: {4}.*\n)+/m,
    put: slides(6),
    at: /(?<=^ {2}slides:\n)/m,
    says: "hero.slides has 6 entries: list exactly 5 of les diapositives",
  },
  {
    mistake: "a missing strip",
    file: "company.yaml",
    find: /(?<=^ {2}home:)\n(?: {4}.*\n)+/m,
    put: "\n",
    at: /^ {2}home:/m,
    says: "partners.home is missing: write les partenaires de la page d’accueil, or [] if there are none",
  },
];

describe("lists", () => {
  test.each(listMistakes)("$mistake is reported with one line", (mistake) => {
    expectOneLine(mistake);
  });
});

const patternMistakes: readonly Mistake[] = [
  {
    mistake: "a telephone number in letters",
    file: "company.yaml",
    find: /(?<=^ {4}landline: ).*/m,
    put: "soixante et onze",
    at: /^ {4}landline: soixante/m,
    says: 'offices.tunis.landline "soixante et onze" is not a telephone number: write it like +216 71 234 567',
  },
  {
    mistake: "an e-mail address without its @",
    file: "company.yaml",
    find: /(?<=^ {4}email: ).*/m,
    put: "contact.example.com",
    at: /^ {4}email: contact\.example/m,
    says: 'offices.tunis.email "contact.example.com" is not une adresse e-mail: write it like contact@example.com',
  },
  {
    mistake: "a map link that is not https",
    file: "company.yaml",
    find: /(?<=^ {4}map: ).*/m,
    put: "http://maps.example.com/tunis",
    at: /^ {4}map: http:/m,
    says:
      'offices.tunis.map "http://maps.example.com/tunis" is not une adresse https: ' +
      "write it like https://maps.example.com/tunis",
  },
  {
    mistake: "the name of a picture that is not made like one",
    file: "pictures.yaml",
    find: /(?<=^ {4}mission: ).*/m,
    put: "Pressure Vessel.JPG",
    at: /^ {4}mission: Pressure/m,
    says:
      'pages.about.mission "Pressure Vessel.JPG" is not le nom d’une image de content/images: ' +
      "write it like refinery.jpg",
  },
  {
    mistake: "the name of a logo that is not made like one",
    file: "company.yaml",
    find: /(?<=^ {2}quality:\n(?: .*\n)* {4}- \{ .*file: )03\.svg/m,
    put: "../home/03.gif",
    at: /03\.gif/,
    says: 'partners.quality[3].file "../home/03.gif" is not le nom d’un fichier de logo: write it like 01.svg',
  },
  {
    mistake: "the name of a logo that is not on disk",
    file: "company.yaml",
    find: /(?<=^ {2}home:\n {4}- \{ .*file: )[^ }]+/m,
    put: "not-there.svg",
    at: /not-there\.svg/,
    says:
      'partners.home[1].file names "not-there.svg", which is not in content/partners/home: ' +
      "put the logo there or correct the name",
  },
  {
    mistake: "the name of a logo that is on disk, but in the folder of another strip",
    file: "company.yaml",
    find: /(?<=^ {2}quality:\n(?: .*\n)* {4}- \{ .*file: )07\.svg/m,
    put: "20.svg",
    at: /(?<=^ {2}quality:\n(?: .*\n)*).*20\.svg/m,
    says:
      'partners.quality[7].file names "20.svg", which is not in content/partners/quality: ' +
      "put the logo there or correct the name",
  },
  {
    mistake: "the place of a slide without {number}",
    file: "fr/frame.yaml",
    find: /(?<=^ {2}position: ).*/m,
    put: "1 sur {total}",
    at: /^ {2}position:/m,
    says: "carousel.position does not contain {number}: write it where the value is to stand",
  },
  {
    mistake: "the place of a slide without {total}",
    file: "en/frame.yaml",
    find: /(?<=^ {2}position: ).*/m,
    put: '"{number} of five"',
    at: /^ {2}position:/m,
    says: "carousel.position does not contain {total}: write it where the value is to stand",
  },
];

describe("texts of a certain form", () => {
  test.each(patternMistakes)("$mistake is reported with one line", (mistake) => {
    expectOneLine(mistake);
  });

  test.each([
    ["a telephone number", phone, ["+216 00 000 001", "+216 71 123 456", "+1 212 555 0123"]],
    ["an e-mail address", email, ["contact@example.com", "a.b+c_d-e@mail.example-site.com"]],
    [
      "an https address",
      httpsLink,
      ["https://example.com", "https://maps.example.com/?q=1&r=2#map=13/36.84"],
    ],
    ["the name of a picture", imageFile, ["refinery.jpg", "gas-spheres-2.png", "a.webp"]],
    ["the name of a logo", logoFile, ["01.svg", "client-2.png", "a.webp"]],
  ] as const)("%s is accepted in each usual form", (_, schema, values) => {
    for (const value of values) expect(schema.safeParse(value).success, value).toBe(true);
  });

  test.each([
    [
      "a telephone number",
      phone,
      ["216 00 000 001", "0021600000001", "+216 00", "+216 00 000 001 poste 2", "tél. +216 00 000 001"],
    ],
    [
      "an e-mail address",
      email,
      ["contact", "contact@", "@example.com", "contact@example", "a b@example.com", "<contact@example.com>"],
    ],
    [
      "an https address",
      httpsLink,
      [
        "http://example.com",
        "example.com",
        "https://",
        "https://example",
        "javascript:alert(1)",
        "https://a.b/c d",
        "voir https://example.com",
      ],
    ],
    [
      "the name of a picture",
      imageFile,
      ["refinery", "refinery.gif", "images/refinery.jpg", "../a.jpg", "É.jpg"],
    ],
    ["the name of a logo", logoFile, ["01", "01.jpg", "home/01.svg", "../01.svg", "A.svg"]],
  ] as const)("%s is refused in any other form", (_, schema, values) => {
    for (const value of values) expect(schema.safeParse(value).success, value).toBe(false);
  });
});

describe("pictures and languages", () => {
  test("a picture that is not in content/images is reported with one line", () => {
    const spoilt = edited(good, "pictures.yaml", /(?<=^ {4}mission: ).*/m, "not-there.jpg");
    expectProblems(spoilt, [
      `content/pictures.yaml:${lineOf(spoilt, "pictures.yaml", /not-there/)}: pages.about.mission names "not-there.jpg", ` +
        "which is not in content/images: put the picture there, or correct the name",
    ]);
  });

  test("a picture that was taken out of content/images is reported wherever it is named", () => {
    const left = { ...good, images: new Set([...good.images].filter((file) => file !== "refinery.jpg")) };
    const problems = problemsOf(left);
    expect(problems.filter((problem) => problem.startsWith("content/pictures.yaml:"))).toHaveLength(
      textOf(good, "pictures.yaml").match(/\brefinery\.jpg/g)?.length ?? 0,
    );
    for (const code of ["fr", "en"]) {
      const line = lineOf(good, `${code}/pictures.yaml`, /^refinery\.jpg/m);
      expect(problems).toContain(
        `content/${code}/pictures.yaml:${line}: refinery.jpg is not in content/images: correct the name, or take the line away`,
      );
    }
  });

  test("a picture that one language does not describe is reported with one line", () => {
    const spoilt = edited(good, "en/pictures.yaml", /^refinery\.jpg: .*\n/m, "");
    expectProblems(spoilt, [
      expect.stringMatching(
        /^content\/en\/pictures\.yaml:\d+: refinery\.jpg is missing: write ce que montre l’image, pour qui ne peut pas la voir$/,
      ) as string,
    ]);
  });

  test.each([
    [
      "[53, 73]",
      "[53, 4]",
      "equipment.offshorePlatform.points[1][2] is too near to the edge: write at least 10",
    ],
    [
      "[53, 73]",
      "[53, 98.5]",
      "equipment.offshorePlatform.points[1][2] is too near to the edge: write at most 90",
    ],
    [
      "[53, 73]",
      "[12, 73]",
      "equipment.offshorePlatform.points[1][1] is cut off where the screen is small: write 21 to 84, or another place under focus",
    ],
    [
      "[53, 73]",
      "[53 %, 73]",
      "equipment.offshorePlatform.points[1][1] is not a number: write the percentage alone",
    ],
    [
      "[53, 73]",
      "[53, 73, 1]",
      "equipment.offshorePlatform.points[1] is not a place: write two percentages, from the left and from the top, like [53, 73]",
    ],
    [
      "[53, 73], ",
      "[53, 73], [30, 12], ",
      "equipment.offshorePlatform.points has 5 entries, but 4 in content/fr/equipment.yaml: write the same number in both",
    ],
    [
      "[66.5, 81]",
      "[55, 75]",
      "equipment.offshorePlatform.points[2] lies on point 1 where the screen is small: move one of the two away",
    ],
  ])("a point whose place %s is written %s is reported with one line", (place, put, says) => {
    const file = "pictures.yaml";
    const text = textOf(good, file).replace(
      /(?<=^ {2}offshorePlatform:\n.*\n {4}points: ).*/m,
      "[[53, 73], [66.5, 81], [54, 50], [41, 42]]",
    );
    const spoilt = withText(good, file, text.replace(place, put));
    expectProblems(spoilt, [
      `content/${file}:${lineOf(spoilt, file, /(?<=^ {2}offshorePlatform:\n.*\n) {4}points/m)}: ${says}`,
    ]);
  });

  test("the place of a subject on what is not a picture's name is reported with one line", () => {
    const [problem, ...others] = problemsOf(
      edited(good, "pictures.yaml", /^ {2}(?=\S+: \[70, 40\]$)/m, "  Photo "),
    );
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^content\/pictures\.yaml:\d+: focus\.Photo \S+ is not the name of a picture in content\/images: write it like refinery\.jpg$/,
    );
  });

  test.each([
    ["right", "is not a place: write two percentages, from the left and from the top, like [70, 40]"],
    ["[75, 40]", "[1] is not in tens: write 70 or 80, for instance"],
    ["[80, 140]", "[2] is outside the picture: write 0 to 100"],
  ])("the place of a subject written %s is reported with one line", (put, says) => {
    const spoilt = edited(good, "pictures.yaml", /(?<=: )\[70, 40\]$/m, put);
    const [problem, ...others] = problemsOf(spoilt);
    expect(others).toEqual([]);
    expect(problem).toMatch(/^content\/pictures\.yaml:\d+: focus\.\S+?\.jpg/);
    expect(problem?.replace(/^.*?\.jpg ?/, "")).toBe(says);
  });

  test.each(["en/home.yaml", "fr/home.yaml"])(
    "a list that is shorter in %s than in the other language is reported with one line",
    (shorter) => {
      const count = readContent(good).in.fr.home.about.facts.length;
      expect(count).toBeGreaterThan(1);
      const one = "\n    - { label: Siège, value: Tunis }\n";
      const spoilt = edited(good, shorter, /(?<=^ {2}facts:)\n(?: {4}.*\n)+/m, one);
      const line = lineOf(spoilt, "en/home.yaml", /(?<=^ {2}facts:\n)/m);
      const [english, french] = shorter === "en/home.yaml" ? [1, count] : [count, 1];
      expectProblems(spoilt, [
        `content/en/home.yaml:${line}: about.facts has ${english} entries, but ${french} in fr: ` +
          "write the same number in both",
      ]);
    },
  );
});

describe("the company's own files", () => {
  const own = "  logo: { wordmark: logo.svg, mark: mark.svg }\n";
  const drawn = withText(good, "company.yaml", textOf(good, "company.yaml").replace(/^ {2}logo: .*\n/m, ""));
  const withLogo = edited(drawn, "company.yaml", /(?<=^ {2}loader: .*\n)/m, own);

  test("a logo that is in content/logo is no problem", () => {
    expectProblems({ ...withLogo, ownLogos: new Set(["logo.svg", "mark.svg"]) }, []);
  });

  test("a logo that is not in content/logo is reported with one line", () => {
    const line = lineOf(withLogo, "company.yaml", /^ {2}logo:/m);
    expectProblems({ ...withLogo, ownLogos: new Set(["logo.svg"]) }, [
      `content/company.yaml:${line}: brand.logo.mark names "mark.svg", which is not in content/logo: ` +
        "put the logo there or correct the name",
    ]);
  });

  test("an office without a map is reported with one line", () => {
    const line = lineOf(good, "company.yaml", /^ {2}sfax:\n/m) + 1;
    expectProblems({ ...good, maps: new Set(["tunis.svg"]) }, [
      `content/company.yaml:${line}: offices.sfax n’a pas de carte\u00a0: mettre content/maps/sfax.svg, ` +
        'un dessin de 720 sur 460 px (viewBox="0 0 720 460") qui montre où est le bureau',
    ]);
  });

  test("colours that cannot be read are reported with one line", () => {
    const spoilt = edited(good, "company.yaml", /(?<=^ {4}main: ).*/m, '"#8fb8c4"');
    const [problem, ...others] = problemsOf(spoilt);
    expect(others).toEqual([]);
    const line = lineOf(spoilt, "company.yaml", /8fb8c4/);
    expect(problem).toMatch(
      new RegExp(
        `^content/company\\.yaml:${line}: brand\\.colours\\.main "#8fb8c4" is too pale: .*: choose a darker colour$`,
      ),
    );
  });
});

describe("posts", () => {
  const person = (source: ContentSource, id: string) =>
    edited(
      source,
      "company.yaml",
      /(?<=^ {2}tunis:\n(?: .*\n)*? {4}people:\n)/m,
      `      ${id}: Prénom Nom\n`,
    );
  const post = (source: ContentSource, language: string, id: string) =>
    edited(
      source,
      `${language}/offices.yaml`,
      /(?<=^tunis:\n(?: .*\n)*? {2}posts:\n)/m,
      `    ${id}: Poste\n`,
    );

  test("may be added, with their names in every language", () => {
    expectProblems(post(post(person(good, "secretary"), "fr", "secretary"), "en", "secretary"), []);
  });

  test("that nobody holds are reported where the company is to say who does", () => {
    const problems = problemsOf(post(post(good, "fr", "secretary"), "en", "secretary"));
    expect(problems).toEqual([
      expect.stringMatching(
        /^content\/company\.yaml:\d+: offices\.tunis\.people\.secretary is missing: write who/,
      ),
    ]);
  });

  test("without a name in a language are reported in its file", () => {
    expect(problemsOf(post(person(good, "secretary"), "fr", "secretary"))).toEqual([
      expect.stringMatching(
        /^content\/en\/offices\.yaml:\d+: tunis\.posts\.secretary is missing: write the name/,
      ),
    ]);
  });

  test("that one language alone names are reported there", () => {
    const source = post(good, "en", "secretary");
    expectProblems(source, [
      `content/en/offices.yaml:${lineOf(source, "en/offices.yaml", /secretary/)}: tunis.posts.secretary is nobody's post: ` +
        "take it away, or write who holds it in content/company.yaml",
    ]);
  });

  test("whose ids are not words are reported with one line", () => {
    const [problem, ...others] = problemsOf(person(good, '"chef de centre"'));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^content\/company\.yaml:\d+: offices\.tunis\.people\.chef de centre is not the id of un poste: write/,
    );
  });
});

describe("the methods", () => {
  test("name only what there is: other methods, things to look for, and terms of the glossary", () => {
    const line = (pattern: RegExp) => lineOf(good, "methods.yaml", pattern);
    let spoilt = edited(good, "methods.yaml", /finds: \[internal, oneSide\]/, "finds: [inside, oneSide]");
    spoilt = edited(spoilt, "methods.yaml", /near: \[magneticParticle, visual\]/, "near: [magnetic, visual]");
    const names = good.texts["methods.yaml"]?.match(/^\w+(?=:)/gm)?.join(", ") ?? "";
    expectProblems(spoilt, [
      `content/methods.yaml:${line(/near: \[magneticParticle, visual/)}: penetrant.near[1] is not une méthode: write one of ${names}`,
      `content/methods.yaml:${line(/finds: \[internal/)}: ultrasonic.finds[1] is not une chose à chercher: write one of surface, internal, leak, oneSide`,
    ]);
    expectProblems(
      edited(
        good,
        "methods.yaml",
        /terms: \[penetrantTesting, developer/,
        "terms: [penetrantTesting, develloper",
      ),
      [
        `content/methods.yaml:${line(/terms: \[penetrantTesting, developer/)}: penetrant.terms[2] names "develloper", which is no term of ` +
          'content/fr/terms.yaml: write "developer", or write the term there',
      ],
    );
  });

  test("may have no code, no drawing, no standards, no neighbours and no terms", () => {
    let source = edited(good, "methods.yaml", /^penetrant:\n(?: .*\n)+/m, "penetrant: {}\n");
    for (const code of ["fr", "en"])
      for (const part of [
        /^code: .*\n/m,
        /^diagram:\n(?:(?: .*)?\n)+(?=\w)/m,
        /^standards:\n(?:(?: .*)?\n)+(?=\w)/m,
      ])
        source = edited(source, `${code}/methods/penetrant.yaml`, part, "");
    expectProblems(source, []);
  });

  test("have no words for a drawing that there is not", () => {
    const radar = (code: string) =>
      (good.texts[`${code}/methods/visual.yaml`] ?? "").replace(/^address: .*/m, "address: radar");
    const source = withText(good, "fr/methods/radar.yaml", radar("fr"));
    // Only a method that methods.yaml names is read.
    expect(problemsOf(source)).toEqual([
      expect.stringContaining("content/fr/methods/radar.yaml: no page reads this file"),
    ]);
  });
});

describe("the addresses of a language", () => {
  const withAddress = (line: string) =>
    edited(good, "en/language.yaml", /(?<=^addresses:\n)(?: .*\n)+/m, `  ${line}\n`);

  test("may differ from those of French", () => {
    expectProblems(withAddress("about: about-us"), []);
  });

  test("a slash, and a page that does not exist, are reported with one line each", () => {
    expect(problemsOf(withAddress("about: /about"))).toEqual([
      expect.stringContaining(
        'addresses.about "/about" is not la fin d’une adresse, sans sa barre oblique: write it like glossary',
      ),
    ]);
    expect(problemsOf(withAddress("abuot: about"))).toEqual([
      expect.stringContaining('addresses has the unknown field "abuot": write "about", or remove it'),
    ]);
  });
});

describe("several problems", () => {
  test("in several files are all reported, one line each", () => {
    let spoilt = edited(good, "company.yaml", /(?<=^ {4}landline: ).*/m, "soixante et onze");
    spoilt = edited(spoilt, "fr/about.yaml", /^breadcrumb: .*/m, 'breadcrumb: ""');
    spoilt = edited(spoilt, "fr/quality.yaml", /^breadcrumb: .*/m, "breadcrumb: 9001");
    spoilt = without(spoilt, "en/home.yaml");
    spoilt = withText(spoilt, "fr/abuot.yaml", "title: Texte");
    const line = (file: string, find: RegExp) => lineOf(spoilt, file, find);
    const purpose = "le nom court de la page dans le fil d’Ariane";
    expect([...problemsOf(spoilt)].sort()).toEqual(
      [
        `content/company.yaml:${line("company.yaml", /soixante/)}: offices.tunis.landline "soixante et onze" ` +
          "is not a telephone number: write it like +216 71 234 567",
        `content/fr/about.yaml:${line("fr/about.yaml", /^breadcrumb/m)}: breadcrumb is empty: write ${purpose}`,
        `content/fr/quality.yaml:${line("fr/quality.yaml", /^breadcrumb/m)}: breadcrumb is not text: put quotes around ${purpose}`,
        "content/en/home.yaml: the file is missing: write it, or bring it back from an earlier version",
        "content/fr/abuot.yaml: no page reads this file: correct its name or remove it",
      ].sort(),
    );
  });

  test("between files are reported once each of them is well-formed", () => {
    let spoilt = edited(good, "pictures.yaml", /(?<=^ {4}mission: ).*/m, "not-there.jpg");
    expect(problemsOf(spoilt)).toHaveLength(1);
    spoilt = edited(spoilt, "fr/about.yaml", /^breadcrumb: .*/m, 'breadcrumb: ""');
    expect(problemsOf(spoilt)).toEqual([expect.stringContaining("breadcrumb is empty")]);
  });

  test("in one file are all reported, one line each", () => {
    const file = "fr/not-found.yaml";
    let spoilt = edited(good, file, /^title: .*/m, "title: 404");
    spoilt = edited(spoilt, file, /^linksTitle: .*/m, 'linksTitle: " "');
    spoilt = edited(spoilt, file, /(?<=^ {2}missing:).*/m, "");
    expectProblems(spoilt, [
      `content/${file}:${lineOf(spoilt, file, /^title:/m)}: title is not text: put quotes around le titre principal`,
      `content/${file}:${lineOf(spoilt, file, /^linksTitle:/m)}: linksTitle is empty: write le titre de la liste de liens`,
      `content/${file}:${lineOf(spoilt, file, /^ {2}missing:/m)}: drawing.missing is missing: write le libellé de la pièce manquante`,
    ]);
  });

  test("are the message of the error too, line by line", () => {
    const spoilt = without(without(good, "en/home.yaml"), "fr/home.yaml");
    const problems = problemsOf(spoilt);
    expect(problems).toHaveLength(2);
    expect(() => readContent(spoilt)).toThrow(new ContentError(problems));
    expect(new ContentError(problems).message).toBe(problems.join("\n"));
  });
});

/** The path of every field in a file, in groups and in the first entry of each list, to which the others are alike. */
function fieldsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(value)) return fieldsOf(value[0], [...path, 0]);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    [...path, key],
    ...fieldsOf(entry, [...path, key]),
  ]);
}

describe("every field", () => {
  // A logo of one's own, an office without a fax, a language with the addresses of French, what is not said of a method,
  // and a picture that is kept by its middle, are nothing to report. Without its one post the list of posts is empty, which is a line of its own.
  const free =
    /^company\.yaml: (?:.*\.fax|brand\.logo.*)$|language\.yaml: addresses|sfax\.(people|posts)\.|^methods\.yaml: .*\.(term|finds|near|terms)|terms\.yaml: \w+\.said|^pictures\.yaml: focus\.|^wording\.yaml:/;
  // Owners add and remove these, everywhere alike: across-files.test.ts.
  const open =
    /^company\.yaml: approvals\.\w+$|^(fr\/)?equipment\.yaml: \w+$|^sectors\.yaml: \w+$|^fr\/sectors\.yaml: tabs\.items\.\w+$|^fr\/home\.yaml: sectors\.items\.\w+$|^fr\/recognitions\.yaml: (methods|scopes)\.rows\.\w+$|^pictures\.yaml: (equipment|pages\.sectors\.tabs)\.\w+$/;

  // One schema serves all languages: their files of one name are checked alike.
  test.each(Object.keys(good.texts).filter((file) => !file.startsWith("en/")))(
    "of %s is wanted: without it there is one line that names it",
    (file) => {
      const whole = parseDocument(textOf(good, file));
      const fields = fieldsOf(whole.toJS());
      expect(fields.length).toBeGreaterThan(2);
      for (const field of fields) {
        const place = `${file}: ${field.join(".")}`;
        if (free.test(place) || open.test(place)) continue;
        const document = whole.clone();
        document.deleteIn(field);
        const name = field
          .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`))
          .join("")
          .slice(1);
        // The other files are left out: each of them gives a line of its own.
        const alone = problemsOf({ ...good, texts: { [file]: String(document) } }).filter(
          (problem) => !problem.includes(": the file is missing: "),
        );
        if (alone.length === 0) {
          // An optional field: wanted in both languages, or in neither. A post: wanted in all files that name posts.
          const [problem, ...others] = problemsOf(withText(good, file, String(document)));
          expect(others, name).toEqual([]);
          expect(problem).toContain(` ${name} is missing`);
          expect(problem).toMatch(/ is missing(, but stands in |: write )\S/);
          continue;
        }
        const problems = alone;
        expect(problems, name).toHaveLength(1);
        expect(problems[0]?.replace(/^content\/[^:]+(:\d+)?: /, "")).toMatch(
          /^\S.* is missing: (write|list) \S/,
        );
        expect(problems[0]?.includes(` ${name} is missing: `), name).toBe(true);
      }
      // Every field of a file is taken away in turn, and the longest has hundreds.
    },
    30_000,
  );
});

test("a service of a sector that no page explains is explained with its sector, in every language", () => {
  const spoilt = edited(good, "en/sectors.yaml", /(?<=- name: )Cargo inspection$/m, "Cargoes");
  expect(problemsOf(spoilt)).toEqual([
    expect.stringMatching(
      /^content\/en\/sectors\.yaml:\d+: tabs\.items\.services\.explained does not say what "Cargo inspection" is, and content\/sectors\.yaml names no page/,
    ),
  ]);
});

describe("a standard whose title exists in English alone", () => {
  const reference = "API RP 652";

  test("says in every other language what it is about", () => {
    const spoilt = edited(good, "fr/methods/liner.yaml", / {4}englishTitle: .*\n/, "");
    expect(problemsOf(spoilt)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/fr/methods/liner\\.yaml:\\d+: standards\\[1\\]\\.englishTitle is missing: write the English title of ${reference}`,
        ),
      ),
    ]);
  });

  test("has the English title, and no translation that would look like one", () => {
    const spoilt = edited(good, "fr/methods/liner.yaml", /(?<=englishTitle: ")Linings of/, "Revêtements of");
    expect(problemsOf(spoilt)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/fr/methods/liner\\.yaml:\\d+: standards\\[1\\]\\.englishTitle is not the title that content/en gives ${reference}`,
        ),
      ),
    ]);
  });
});

test("a description that says too little to who searches is reported with its length", () => {
  const spoilt = edited(
    good,
    "fr/about.yaml",
    /(?<=^ {2}description: ).*/m,
    '"Société d’inspection à Tunis et à Sfax."',
  );
  expect(problemsOf(spoilt)).toEqual([
    expect.stringMatching(/meta\.description is 39 characters long: write .* in at least 120$/),
  ]);
});
