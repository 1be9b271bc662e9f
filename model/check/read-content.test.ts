import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  asRead,
  changed,
  firstOffice,
  formProblems,
  good,
  lastOffice,
  problemsOf,
  textOf,
  typed,
  without,
  withTexts,
} from "../../tests/fixtures/spoilt-content.ts";
import { listsOf, type Change } from "../../tests/fixtures/content-files.ts";
import { languageCodes } from "../../tests/support/current-site.ts";
import { sampleNote } from "#model/read/parse-yaml.ts";
import { valueAt } from "#model/read/texts-below.ts";
import { checkedContent } from "./content-problems.ts";
import { readSite, siteIn } from "./read-content.ts";

describe.each(["sector", "kind of equipment", "approval", "scope", "person"] as const)("a %s", (kind) => {
  const places = listsOf(kind, [firstOffice]);
  const valueIn = ([file, ...path]: (typeof places)[number]) => valueAt(parse(textOf(file)), path) as object;
  // The last entry, to which nothing else refers.
  const last = Object.keys(places[0] ? valueIn(places[0]) : {}).at(-1) ?? "";

  test.each(places)("missing in %s is reported there, or where the entry is", (forgotten) => {
    const additions = places
      .filter(([file]) => file !== forgotten)
      .map((place): Change => {
        const [file, ...path] = place;
        return [file, [...path, "another"], valueAt(valueIn(place), [last])];
      });
    const problems = formProblems(changed(...additions));
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/another (manque|n’est pas dans content\/)/);
  });
});

test("tables, partners and people may be empty", () => {
  const source = changed(
    ...(["approval", "scope", "person"] as const)
      .flatMap((kind) => listsOf(kind, [lastOffice]))
      .map(([file, ...path]): Change => [file, path, {}]),
    ...["home", "quality", "accreditation"].map((strip): Change => ["company.yaml", ["partners", strip], []]),
    ["company.yaml", ["accreditedScopes"], []],
  );
  expect(formProblems(source)).toEqual([]);
});

test("content is read from its files, with typography and telephone numbers set", () => {
  const source = changed(
    ["company.yaml", ["brand", "name"], "Une marque"],
    ["company.yaml", ["offices", firstOffice, "landline"], "+21671234567"],
    ["fr/about.yaml", ["breadcrumb"], " L'acier\u200b, vu..."],
    ["en/about.yaml", ["breadcrumb"], "Here"],
  );
  const { company, in: languages } = siteIn(source).content;
  expect(company.brand.name).toBe("Une marque");
  expect(Object.values(company.offices)[0]?.landline).toBe("+216 71 234 567");
  expect(languages.fr.about.breadcrumb).toBe("L’acier, vu…");
  expect(languages.en.about.breadcrumb).toBe("Here");
});

test("Windows line endings are accepted, and line numbers stay right", () => {
  const { text, line } = typed("fr/about.yaml", ["breadcrumb"], '""');
  const windows = (unix: string) => problemsOf(withTexts({ "fr/about.yaml": unix.replaceAll("\n", "\r\n") }));
  expect(windows(textOf("fr/about.yaml"))).toEqual([]);
  expect(windows(text)).toEqual([expect.stringContaining(`content/fr/about.yaml:${line}: breadcrumb`)]);
});

test("a picture that is missing in content/images is reported wherever it is named", () => {
  const [, shown = ""] = /([\w-]+\.jpg)/.exec(textOf("pictures.yaml")) ?? [];
  const images = new Set([...good.images].filter((file) => file !== shown));
  const problems = problemsOf({ ...good, images });
  // Not under `scans`: there the picture's name is a key, and is reported where the page names it.
  const [named = ""] = textOf("pictures.yaml").split("\nscans:");
  const ofPlaces = problems.filter((problem) => problem.startsWith("content/pictures.yaml:"));
  expect(ofPlaces).toHaveLength(named.split(shown).length - 1);
  const says = `${shown} n’est pas dans content/images : corriger le nom, ou enlever la ligne`;
  for (const code of languageCodes)
    expect(problems).toContainEqual(
      expect.stringMatching(RegExp(`^content/${code}/pictures\\.yaml:\\d+: ${says}$`)),
    );
});

test("a folder that is no language is the only problem reported", () => {
  expect(problemsOf(withTexts({ "arabe!/language.yaml": textOf("en/language.yaml") }))).toEqual([
    "content/arabe!: n’est pas le code d’une langue : nommer le dossier comme fr, en ou pt-BR",
  ]);
});

test("a described map that is missing is reported", () => {
  const maps = new Set([...good.maps].filter((map) => map !== `${lastOffice}.svg`));
  const says = `${lastOffice}.map décrit une carte qui manque : dessiner content/maps/${lastOffice}.svg comme`;
  expect(problemsOf({ ...good, maps })).toContainEqual(expect.stringContaining(says));
});

test("all problems in all files are reported, of form and of wording, one line each", () => {
  const source = changed(
    ["company.yaml", ["offices", firstOffice, "landline"], "soixante et onze"],
    ["fr/about.yaml", ["breadcrumb"], ""],
    ["fr/about.yaml", ["hero", "title"], 404],
    ["en/about.yaml", ["breadcrumb"], "The best"],
  );
  expect(problemsOf(source).map((problem) => problem.replace(/:\d+: (\S+) .*/, " $1"))).toEqual([
    `content/company.yaml offices.${firstOffice}.landline`,
    "content/fr/about.yaml breadcrumb",
    "content/fr/about.yaml hero.title",
    "content/en/about.yaml breadcrumb",
  ]);
  expect(() => siteIn(without("en/home.yaml"))).toThrow(
    "content/en/home.yaml: le fichier manque\u00a0: l’écrire, ou le reprendre d’une version antérieure",
  );
});

describe("what may be intended gives a warning, and no error", () => {
  const email = ["offices", lastOffice, "email"];
  const warned = (path: readonly string[], value: string) => {
    const { text, line } = typed("company.yaml", path, value);
    const { content, problems, warnings } = checkedContent(withTexts({ "company.yaml": text }));
    expect(problems).toEqual([]);
    expect(content).toBeDefined();
    return { said: warnings.map(asRead).filter((text) => text.includes(path.join("."))), line };
  };

  test.each(["contact@example.com", "Contact@Example.com"])("two offices with one address: %s", (value) => {
    const { said, line } = warned(email, value);
    expect(said).toEqual([
      `content/company.yaml:${line}: offices.${lastOffice}.email est aussi l’adresse du bureau ${firstOffice} : un carnet d’adresses (Contacts de GNOME) fait alors des deux un seul contact, avec tous leurs numéros : donner à chaque bureau son adresse, ou laisser ainsi`,
    ]);
    expect(warned(email, "other@example.com").said).toEqual([]);
  });

  test("a telephone number that was never assigned, unless it is a sample", () => {
    const landline = ["offices", firstOffice, "landline"];
    const { said, line } = warned(landline, "+216 00 000 001");
    expect(said).toEqual([
      `content/company.yaml:${line}: offices.${firstOffice}.landline « +216 00 000 001 » n’est pas un numéro attribué en +216 (Tunisie), autant que le site le sache : le vérifier en l’appelant ; un numéro s’y écrit comme +216 20 123 456`,
    ]);
    expect(warned(landline, `+216 00 000 001 # ${sampleNote}`).said).toEqual([]);
  });
});

test("a wrong telephone number is reported together with all other problems of its office", () => {
  const source = changed(
    ["company.yaml", ["offices", firstOffice, "fax"], "+33 1 23"],
    ["company.yaml", ["offices", firstOffice, "address", "city"], ""],
    ["company.yaml", ["offices", firstOffice, "email"], "a b"],
    ["company.yaml", ["offices", lastOffice, "address"], undefined],
    ["company.yaml", ["offices", lastOffice, "mobile"], "+216 71 234"],
  );
  expect(
    problemsOf(source)
      .map((problem) => problem.replace(/.*offices\.(\S+) .*/, "$1"))
      .sort(),
  ).toEqual(
    [
      ...["fax", "address.city", "email"].map((field) => `${firstOffice}.${field}`),
      ...["address", "mobile"].map((field) => `${lastOffice}.${field}`),
    ].sort(),
  );
});

test("two companies can be read in one process: here one with an office more and a language less", () => {
  const here = readSite("content");
  const removed = here.languageCodes.at(-1) ?? "";
  const other = changed(
    ...listsOf("office").map(([file, ...path]): Change => {
      const office = valueAt(parse(textOf(file)), [...path, lastOffice]);
      return [file, [...path, "newhere"], office];
    }),
  );
  const texts = Object.entries(other.texts).filter(([file]) => !file.startsWith(`${removed}/`));
  const there = siteIn({
    ...other,
    texts: Object.fromEntries(texts),
    maps: new Set([...other.maps, "newhere.svg"]),
  });
  expect(there.officeIds).toEqual([...here.officeIds, "newhere"]);
  expect(there.languageCodes).toEqual(here.languageCodes.slice(0, -1));
  expect(Object.keys(there.content.in)).not.toContain(removed);
  expect(Object.keys(readSite("content").content.in)).toContain(removed);
});
