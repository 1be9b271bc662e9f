import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import {
  formProblems,
  good,
  leftOut,
  problemsOf,
  textOf,
  typed,
  without,
  withTexts,
} from "../../tests/support/spoilt-content.ts";
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
function changed(
  ...fields: readonly (readonly [file: string, path: readonly (string | number)[], value: string])[]
) {
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
        ["company.yaml", ["offices", "tunis", "landline"], "+21671234567"],
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
      ["fr", "en"].map((code) => {
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
  ["Voir /en/controlCND/ultrasonic-testing et /domaines#ship", []],
  ["Ressuage et/ou ultrasons, 1/2, m/s, ISO/IEC, https://site.example/x", []],
  [
    "Voir /en/contacts, /controlCND/radar et /domaines#radar",
    ["/en/contacts", "/controlCND/radar", "/domaines#radar"],
  ],
  ["Voir « /qualité »", ["/qualité"]],
])("in « %s » the dead links are %j", (text, dead) => {
  expect(deadLinks(text, { glossary: ["penetrantTesting"], domains: ["ship"] })).toEqual(dead);
});

describe("what files name", () => {
  test("a picture that was taken out of content/images is told wherever it is named", () => {
    const images = new Set([...good.images].filter((file) => file !== "refinery.jpg"));
    const problems = problemsOf({ ...good, images });
    const named = textOf("pictures.yaml").match(/\brefinery\.jpg/g)?.length ?? 0;
    expect(problems.filter((problem) => problem.startsWith("content/pictures.yaml:"))).toHaveLength(named);
    for (const code of ["fr", "en"])
      expect(problems).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^content/${code}/pictures\\.yaml:\\d+: refinery\\.jpg n’est pas dans content/images : corriger le nom, ou enlever la ligne$`,
          ),
        ),
      );
  });

  test("a logo of the company's own is in content/logo", () => {
    const brand = changed([
      "company.yaml",
      ["brand", "loader"],
      "[UN, DEUX, TROIS]\n  logo: { wordmark: logo.svg, mark: mark.svg }",
    ]);
    const source = withTexts(
      {
        "company.yaml": textOf("company.yaml", brand).replace(
          /^ {2}logo: \{ wordmark: (?!logo\.svg).*\n/m,
          "",
        ),
      },
      brand,
    );
    expect(problemsOf({ ...source, ownLogos: new Set(["logo.svg", "mark.svg"]) })).toEqual([]);
    expect(problemsOf({ ...source, ownLogos: new Set(["logo.svg"]) })).toEqual([
      expect.stringMatching(
        /^content\/company\.yaml:\d+: brand\.logo\.mark nomme « mark\.svg », qui n’est pas dans content\/logo : y mettre le logo, ou corriger le nom$/,
      ),
    ]);
  });

  test("a map that is described is there", () => {
    expect(problemsOf({ ...good, maps: new Set(["tunis.svg"]) })).toContainEqual(
      expect.stringMatching(
        /^content\/fr\/offices\.yaml:\d+: sfax\.map décrit une carte qui manque : dessiner content\/maps\/sfax\.svg/,
      ),
    );
  });

  test("a file of a method that methods.yaml does not name is not read", () => {
    const radar = textOf("fr/methods/visual.yaml").replace(/^address: .*/m, "address: radar");
    expect(problemsOf(withTexts({ "fr/methods/radar.yaml": radar }))).toEqual([
      expect.stringMatching(/^content\/fr\/methods\/radar\.yaml: aucune page ne lit ce fichier/),
    ]);
  });
});

describe("a post", () => {
  const people = ["company.yaml", ["offices", "tunis", "people"], "{ secretary: Prénom Nom }"] as const;
  const named = (code: string) =>
    [`${code}/offices.yaml`, ["tunis", "posts"], "{ secretary: Poste }"] as const;

  test("may be another, with its name in every language", () => {
    expect(problemsOf(changed(people, named("fr"), named("en")))).toEqual([]);
  });

  test.each([
    [
      "that nobody holds is told of the company",
      [named("fr"), named("en")],
      "company.yaml",
      "offices.tunis.people.secretary manque : écrire qui occupe le poste, que nomme content/fr/offices.yaml",
    ],
    [
      "without a name in a language is told in its file",
      [people, named("fr")],
      "en/offices.yaml",
      "tunis.posts.secretary manque : écrire le nom du poste, puisque content/company.yaml dit qui l’occupe",
    ],
    [
      "that one language alone names is told there",
      [named("en")],
      "en/offices.yaml",
      "tunis.posts.secretary n’est le poste de personne : l’enlever, ou écrire dans content/company.yaml qui l’occupe",
    ],
  ] as const)("%s", (_, fields, file, says) => {
    expect(problemsOf(changed(...fields)).map((problem) => problem.replace(/:\d+: /, ": "))).toContain(
      `content/${file}: ${says}`,
    );
  });
});

describe("several problems", () => {
  test("in several files are all told, of form and of wording, one line each", () => {
    const source = changed(
      ["company.yaml", ["offices", "tunis", "landline"], "soixante et onze"],
      ["fr/about.yaml", ["breadcrumb"], '""'],
      ["fr/about.yaml", ["hero", "title"], "404"],
      ["en/about.yaml", ["breadcrumb"], "The best"],
    );
    expect(problemsOf(source).map((problem) => problem.replace(/:\d+: (\S+) .*/, " $1"))).toEqual([
      "content/company.yaml offices.tunis.landline",
      "content/fr/about.yaml breadcrumb",
      "content/fr/about.yaml hero.title",
      "content/en/about.yaml breadcrumb",
    ]);
  });

  test("between files are told once each of them is well-formed", () => {
    const gone = ["pictures.yaml", ["pages", "about", "mission"], "not-there.jpg"] as const;
    expect(problemsOf(changed(gone))).toHaveLength(1);
    expect(problemsOf(changed(gone, ["fr/about.yaml", ["breadcrumb"], '""']))).toEqual([
      expect.stringContaining("breadcrumb est vide"),
    ]);
  });

  test("are the message of the error too, line by line", () => {
    expect(() => readContent(without("en/home.yaml"))).toThrow(
      "content/en/home.yaml: le fichier manque\u00a0: l’écrire, ou le reprendre d’une version antérieure",
    );
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
  // A logo of one's own, an office without a fax, a logo without a name, a language with the addresses of French, what is not said of a method,
  // and a picture that is kept by its middle, are nothing to report. Without its one post the list of posts is empty, which is a line of its own.
  const free =
    /^company\.yaml: (?:.*\.fax|brand\.logo.*|partners\.\w+\.0\.name)$|language\.yaml: addresses|sfax\.(people|posts)\.|^methods\.yaml: .*\.(term|sees|access|near|terms)|terms\.yaml: \w+\.said|^pictures\.yaml: focus\.|^wording\.yaml:/;
  // Owners add and remove these, everywhere alike: across-files.test.ts.
  const open =
    /^company\.yaml: approvals\.\w+$|^(fr\/)?equipment\.yaml: \w+$|^sectors\.yaml: \w+$|^fr\/sectors\.yaml: tabs\.items\.\w+$|^fr\/home\.yaml: sectors\.items\.\w+$|^fr\/recognitions\.yaml: (methods|scopes)\.rows\.\w+$|^pictures\.yaml: (equipment|pages\.sectors\.tabs)\.\w+$/;

  // One schema serves all languages: their files of one name are checked alike.
  test.each(Object.keys(good.texts).filter((file) => !file.startsWith("en/")))(
    "of %s is wanted: without it there is one line that names it",
    (file) => {
      const whole = parseDocument(textOf(file));
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
        const alone = formProblems({ ...good, texts: { [file]: String(document) } }).filter(
          (problem) => !problem.includes(": le fichier manque"),
        );
        // An optional field: wanted in both languages, or in neither. A post: wanted in all files that name posts.
        const problems = alone.length > 0 ? alone : formProblems(withTexts({ [file]: String(document) }));
        expect(problems, name).toHaveLength(1);
        expect(problems[0]).toMatch(/ manque(, mais se trouve dans \S+)?\s: \S/);
        expect(problems[0]).toContain(` ${name} manque`);
      }
      // Every field of a file is taken away in turn, and the longest has hundreds.
    },
    30_000,
  );
});
