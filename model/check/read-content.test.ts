import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import {
  firstOffice,
  formProblems,
  good,
  lastOffice,
  leftOut,
  problemsOf,
  textOf,
  type Path,
  typed,
  without,
  withTexts,
} from "../../tests/support/spoilt-content.ts";
import { languageCodes } from "#model/site/languages.ts";
import { pathOf } from "#model/site/paths.ts";
import { deadLinks } from "./links.ts";
import { readContent } from "./read-content.ts";
import {
  descriptionLimit,
  email,
  httpsLink,
  imageFile,
  logoFile,
  phone,
  titleLimit,
} from "#model/schema/fields.ts";

/** The content with some fields typed otherwise, in turn. */
type Field = readonly [file: string, path: Path, value: string];
function changed(...fields: readonly Field[]) {
  return fields.reduce(
    (source, [file, path, value]) => withTexts({ [file]: typed(file, path, value, source).text }, source),
    good,
  );
}

describe("the content of the site", () => {
  test("has no problem", () => {
    expect(problemsOf(good)).toEqual([]);
  });

  test("is read as it is written, each file in its place, and well set", () => {
    const { company, in: languages } = readContent(
      changed(
        ["company.yaml", ["brand", "name"], "Une marque"],
        ["company.yaml", ["offices", firstOffice, "landline"], "+21671234567"],
        ["fr/about.yaml", ["breadcrumb"], '" L\'acier\u200b, vu..."'],
        ["en/about.yaml", ["breadcrumb"], "Here"],
      ),
    );
    expect(company.brand.name).toBe("Une marque");
    expect(Object.values(company.offices)[0]?.landline).toBe("+216 71 234 567");
    expect(languages.fr.about.breadcrumb).toBe("L’acier, vu…");
    expect(languages.en.about.breadcrumb).toBe("Here");
  });

  test("may have more search words in one language than in the other, and addresses of its own", () => {
    const source = changed(
      ["en/about.yaml", ["meta", "keywords"], "[alone]"],
      ["en/language.yaml", ["addresses"], "{ about: about-us }"],
    );
    expect(problemsOf(source)).toEqual([]);
  });

  test.each([
    ["meta", "title", titleLimit],
    ["meta", "description", descriptionLimit],
  ] as const)("may have a %s.%s of %i characters", (group, field, longest) => {
    expect(problemsOf(changed(["fr/about.yaml", [group, field], "a".repeat(longest)]))).toEqual([]);
  });

  test("may be written with the line ends of Windows, and lines are still counted right", () => {
    const { text, line } = typed("fr/about.yaml", ["breadcrumb"], '""');
    const windows = (typedText: string) => withTexts({ "fr/about.yaml": typedText.replaceAll("\n", "\r\n") });
    expect(problemsOf(windows(textOf("fr/about.yaml")))).toEqual([]);
    expect(problemsOf(windows(text))).toEqual([
      expect.stringContaining(`content/fr/about.yaml:${line}: breadcrumb`),
    ]);
  });

  test("may say nothing of a method but what it is", () => {
    const texts = Object.fromEntries(
      languageCodes.map((code) => {
        const file = `${code}/methods/penetrant.yaml`;
        return [
          file,
          ["code", "diagram", "standards"].reduce(
            (text, field) => leftOut(file, [field], withTexts({ [file]: text })),
            textOf(file),
          ),
        ];
      }),
    );
    const source = changed(["methods.yaml", ["penetrant"], "{ sees: { openFlaw: bare } }"]);
    expect(problemsOf(withTexts(texts, source))).toEqual([]);
  });
});

test.each([
  [
    "a telephone number",
    phone,
    ["+216 00 000 001", "+216 71 123 456", "+1 212 555 0123"],
    ["216 00 000 001", "0021600000001", "+216 00", "+216 00 000 001 poste 2"],
  ],
  [
    "an e-mail address",
    email,
    ["contact@example.com", "a.b+c_d-e@mail.example-site.com"],
    ["contact", "contact@", "@example.com", "contact@example", "a b@example.com"],
  ],
  [
    "an https address",
    httpsLink,
    ["https://example.com", "https://maps.example.com/?q=1&r=2#map=13/36.84"],
    ["http://example.com", "https://example", "javascript:alert(1)", "https://a.b/c d"],
  ],
  [
    "the name of a picture",
    imageFile,
    ["refinery.jpg", "gas-spheres-2.png"],
    ["refinery", "refinery.gif", "../a.jpg", "É.jpg"],
  ],
  ["the name of a logo", logoFile, ["01.svg", "client-2.png"], ["01", "01.jpg", "home/01.svg", "A.svg"]],
] as const)("%s is accepted in its usual forms, and in no other", (_, schema, accepted, refused) => {
  for (const value of accepted) expect(schema.safeParse(value).success, value).toBe(true);
  for (const value of refused) expect(schema.safeParse(value).success, value).toBe(false);
});

test.each([
  ["Voir /contact.", []],
  [`Voir ${pathOf("cnd", "en")} et ${pathOf("domains", "fr")}#ship`, []],
  ["Ressuage et/ou ultrasons, 1/2, m/s, ISO/IEC, https://site.example/x", []],
  ["Voir /en/contacts, /controlCND/x et /domaines#x", ["/en/contacts", "/controlCND/x", "/domaines#x"]],
  ["Voir « /qualité »", ["/qualité"]],
])("in « %s » the dead links are %j", (text, dead) => {
  expect(deadLinks(text, { glossary: ["penetrantTesting"], domains: ["ship"] })).toEqual(dead);
});

describe("what files name", () => {
  test("a drawing of a picture that home does not begin with is told", () => {
    const first = parseDocument(textOf("pictures.yaml")).getIn(["pages", "home", "about"]);
    const drawn = `${textOf("pictures.yaml").replace(/\nscans:[^]*/, "")}\nscans: { ${String(first)}: ${String(first)} }\n`;
    expect(problemsOf(withTexts({ "pictures.yaml": drawn }))).toContainEqual(
      expect.stringContaining(`scans.${String(first)} n’est pas une image du premier écran de l’accueil : `),
    );
  });

  test("a picture that was taken out of content/images is told wherever it is named", () => {
    const [, shown = ""] = /([\w-]+\.jpg)/.exec(textOf("pictures.yaml")) ?? [];
    const images = new Set([...good.images].filter((file) => file !== shown));
    const problems = problemsOf({ ...good, images });
    // A drawing stands beside the name of its picture, which is told where the page names it.
    const [named = ""] = textOf("pictures.yaml").split("\nscans:");
    expect(problems.filter((problem) => problem.startsWith("content/pictures.yaml:"))).toHaveLength(
      named.split(shown).length - 1,
    );
    for (const code of languageCodes)
      expect(problems).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^content/${code}/pictures\\.yaml:\\d+: ${shown} n’est pas dans content/images : corriger le nom, ou enlever la ligne$`,
          ),
        ),
      );
  });

  test("a logo of the company's own is in content/logo", () => {
    const source = changed([
      "company.yaml",
      ["brand", "loader"],
      "[UN, DEUX, TROIS]\n  logo: { wordmark: logo.svg, mark: mark.svg }",
    ]);
    expect(problemsOf({ ...source, ownLogos: new Set(["logo.svg", "mark.svg"]) })).toEqual([]);
    expect(problemsOf({ ...source, ownLogos: new Set(["logo.svg"]) })).toEqual([
      expect.stringMatching(
        /^content\/company\.yaml:\d+: brand\.logo\.mark nomme « mark\.svg », qui n’est pas dans content\/logo : y mettre le logo, ou corriger le nom$/,
      ),
    ]);
  });

  test("a map that is described is there, and a file of a method is named in methods.yaml", () => {
    expect(
      problemsOf({ ...good, maps: new Set([...good.maps].filter((map) => map !== `${lastOffice}.svg`)) }),
    ).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^content/fr/offices\\.yaml:\\d+: ${lastOffice}\\.map décrit une carte qui manque : dessiner content/maps/${lastOffice}\\.svg`,
        ),
      ),
    );
    const another = textOf("fr/methods/visual.yaml").replace(/^address: .*/m, "address: another");
    expect(problemsOf(withTexts({ "fr/methods/another.yaml": another }))).toEqual([
      expect.stringMatching(/^content\/fr\/methods\/another\.yaml: aucune page ne lit ce fichier/),
    ]);
  });

  test("a post has a name in every language and somebody who holds it, or is told where that is missing", () => {
    const people = ["company.yaml", ["offices", firstOffice, "people"], "{ secretary: Prénom Nom }"] as const;
    const named = languageCodes.map(
      (code) => [`${code}/offices.yaml`, [firstOffice, "posts"], "{ secretary: Poste }"] as const,
    );
    const told = (...fields: readonly Field[]) =>
      problemsOf(changed(...fields)).map((problem) => problem.replace(/:\d+: /, ": "));
    expect(told(people, ...named)).toEqual([]);
    expect(told(...named)).toContain(
      `content/company.yaml: offices.${firstOffice}.people.secretary manque : écrire qui occupe le poste, que nomme content/fr/offices.yaml`,
    );
    expect(told(people, ...named.slice(0, 1))).toContain(
      `content/en/offices.yaml: ${firstOffice}.posts.secretary manque : écrire le nom du poste, puisque content/company.yaml dit qui l’occupe`,
    );
    expect(told(...named.slice(1))).toContain(
      `content/en/offices.yaml: ${firstOffice}.posts.secretary n’est le poste de personne : l’enlever, ou écrire dans content/company.yaml qui l’occupe`,
    );
  });
});

test("several problems in several files are all told, of form and of wording, one line each", () => {
  const source = changed(
    ["company.yaml", ["offices", firstOffice, "landline"], "soixante et onze"],
    ["fr/about.yaml", ["breadcrumb"], '""'],
    ["fr/about.yaml", ["hero", "title"], "404"],
    ["en/about.yaml", ["breadcrumb"], "The best"],
  );
  expect(problemsOf(source).map((problem) => problem.replace(/:\d+: (\S+) .*/, " $1"))).toEqual([
    `content/company.yaml offices.${firstOffice}.landline`,
    "content/fr/about.yaml breadcrumb",
    "content/fr/about.yaml hero.title",
    "content/en/about.yaml breadcrumb",
  ]);
  expect(() => readContent(without("en/home.yaml"))).toThrow(
    "content/en/home.yaml: le fichier manque\u00a0: l’écrire, ou le reprendre d’une version antérieure",
  );
});

/** The path of every field in a file: in groups, and in the first of entries that are alike. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return fieldsOf(value[0], [...path, 0]);
  if (typeof value !== "object" || value === null) return [];
  const seen = new Set<string>();
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const fields = typeof entry === "object" && entry !== null ? Object.keys(entry).join() : key;
    const inner = seen.has(fields) ? [] : fieldsOf(entry, [...path, key]);
    seen.add(fields);
    return [[...path, key], ...inner];
  });
}

describe("every field", () => {
  // A logo of one's own, an office without a fax, a logo without a name, a language with the addresses of French, what is not said of a method,
  // and a picture that is kept by its middle, are nothing to report. Without its one post the list of posts is empty, which is a line of its own.
  const free =
    /^company\.yaml: (?:.*\.fax|brand\.logo.*|partners\.\w+\.0\.name)$|language\.yaml: addresses|\.(people|posts)\.|^fr\/offices\.yaml: .*posts|^methods\.yaml: .*\.(term|sees|access|near|terms)|terms\.yaml: \w+(\.said)?$|^pictures\.yaml: (focus|scans|methods)\b|^fr\/pictures\.yaml: |^wording\.yaml:/;
  // Owners add and remove these, everywhere alike: across-files.test.ts.
  const open =
    /^company\.yaml: approvals\.\w+$|^(fr\/)?equipment\.yaml: \w+$|^sectors\.yaml: \w+$|^fr\/sectors\.yaml: tabs\.items\.\w+$|^fr\/home\.yaml: sectors\.items\.\w+$|^fr\/recognitions\.yaml: (methods|scopes)\.rows\.\w+$|^pictures\.yaml: (equipment|pages\.sectors\.tabs)\.\w+$/;

  // One schema serves all languages: their files of one name are checked alike.
  test.each(Object.keys(good.texts).filter((file) => file.startsWith("fr/") || !file.includes("/")))(
    "of %s is wanted: without it there is one line that names it",
    (file) => {
      const whole = parseDocument(textOf(file));
      const fields = fieldsOf(whole.toJS());
      expect(fields.length).toBeGreaterThan(Math.min(2, Object.keys(whole.toJS() as object).length - 1));
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
        const alone = formProblems({ ...good, texts: { [file]: String(document) } }).filter(
          (problem) => !problem.includes(": le fichier manque"),
        );
        // An optional field: wanted in all languages, or in none.
        const problems = alone.length > 0 ? alone : formProblems(withTexts({ [file]: String(document) }));
        const everywhere = languageCodes.length - 1;
        expect([1, everywhere], name).toContain(problems.length);
        expect(problems[0]).toMatch(/ manque(, mais se trouve dans \S+)?\s: \S/);
        expect(problems[0]).toContain(` ${name} manque`);
      }
    },
  );
});
