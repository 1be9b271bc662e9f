import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { speak } from "#app/messages/messages.ts";
import { yamlTexts } from "#app/content/checks/yaml-texts.ts";
import { samplesIn, samplesLeft } from "./sample.ts";

speak("en");

/** `company.yaml` as the site comes with it. The file itself is replaced by the owner, field by field. */
const sample = readFileSync("tests/fixtures/sample-company.yaml", "utf8");

/** What `company.yaml` holds that is no sample: facts of the specification, names of files, colours of the design. */
const facts = [
  /^offices\.tunis\.address\.(city|country)$/,
  /^offices\.sfax\.address\.(street|postcode|city|country)$/,
  /^partners\.\w+\.\d+\.file$/,
  /^accreditedScopes\.\d+$/,
  /^brand\.colours\.(main|accent)$/,
  // The other words of the loading screen are the trade's.
  /^brand\.loader\.[12]$/,
];

describe("the sample identity", () => {
  const isFact = (path: readonly (string | number)[]) => facts.some((fact) => fact.test(path.join(".")));
  const samples = yamlTexts(sample).filter(({ path }) => !isFact(path));

  test.each(samples.map(({ path, value }) => [path.join("."), value] as const))(
    "%s is known by its value (%s)",
    (_, value) => {
      expect(samplesIn(value)).toHaveLength(1);
    },
  );

  test("is marked in the file, so that a reader sees it", () => {
    for (const { lineOf, value } of samples)
      expect(sample.split("\n")[lineOf(value) - 1]).toMatch(/# EXEMPLE \/ SAMPLE$/);
  });

  test("is listed in full", () => {
    const left = samplesLeft({ "company.yaml": sample });
    expect(left).toHaveLength(samples.length);
    for (const { lineOf, value } of samples)
      expect(left.join("\n")).toContain(`content/company.yaml:${lineOf(value)}: `);
  });

  test("has every field that company.yaml has: a new one must be known as a sample, or as a fact", () => {
    const pattern = (source: string) =>
      yamlTexts(source).map(({ path }) =>
        path
          .join(".")
          .replace(/^offices\.[\w-]+/, "offices.*")
          .replace(/people\.\w+/, "people.*")
          .replace(/\.\d+\b/, ".*"),
      );
    // A logo of one's own is never a sample.
    const live = pattern(readFileSync("content/company.yaml", "utf8")).filter(
      (path) => !path.startsWith("brand.logo."),
    );
    expect(new Set(pattern(sample))).toEqual(new Set([...live, "offices.*.fax"]));
  });
});

describe("a sample is still listed", () => {
  test("when it is a drawing with the mark", () => {
    const files = { "partners/home/01.svg": "<!-- EXEMPLE / SAMPLE --><svg/>", "logo/logo.svg": "<svg/>" };
    expect(samplesLeft(files)).toEqual([
      "content/partners/home: these drawings are samples: put the real ones in their place (01.svg)",
    ]);
  });

  test("when only its mark was taken away", () => {
    expect(samplesLeft({ "company.yaml": "brand:\n  name: Thynaris\n" })).toEqual([
      'content/company.yaml:2: brand.name is still the sample "Thynaris": write the company\'s name',
    ]);
  });

  test("when its value was changed and its mark was left", () => {
    expect(samplesLeft({ "company.yaml": "brand:\n  name: Kalibra # EXEMPLE / SAMPLE\n" })).toEqual([
      "content/company.yaml:2: is marked EXEMPLE / SAMPLE: write the real value, then take the mark away",
    ]);
  });

  test("when it is the pictures, which are not of the company's work", () => {
    const pictures = readFileSync("content/pictures.yaml", "utf8");
    const asked = pictures.includes("# EXEMPLE / SAMPLE") ? pictures : `# EXEMPLE / SAMPLE\n${pictures}`;
    expect(samplesLeft({ "pictures.yaml": asked })).toEqual([
      expect.stringMatching(
        /^content\/pictures\.yaml:\d+: the pictures that came with the site are renderings/,
      ),
    ]);
  });

  test("once, when both are there", () => {
    expect(samplesLeft({ "company.yaml": "name: Thynaris # EXEMPLE / SAMPLE" })).toHaveLength(1);
  });

  test.each([
    ["fr/contact.yaml", "a: Appelez le +216 00 000 001", "+216 00 000 001"],
    ["en/home.yaml", "a: By Thynaris", "Thynaris"],
    ["fr/quality.yaml", "a: n° à renseigner", "à renseigner"],
    ["company.yaml", "a: N. N.", "N. N."],
    ["fr/formation.yaml", "a: Document remis à préciser avec le bureau.", "à préciser avec le bureau"],
    [
      "en/sectors.yaml",
      "a: The extent is to be specified with the office.",
      "to be specified with the office",
    ],
  ])("in the texts of a language, too (%s)", (file, text, found) => {
    expect(samplesLeft({ [file]: text })).toEqual([
      expect.stringContaining(`is still the sample "${found}"`),
    ]);
  });
});

test("what the company's papers must confirm is listed, with where to read of it", () => {
  expect(
    samplesLeft({ "fr/quality.yaml": "a: b\nstandard: ISO 9001:2015 # À CONFIRMER / TO CONFIRM\n" }),
  ).toEqual([
    `content/fr/quality.yaml:2: is marked À CONFIRMER / TO CONFIRM: compare it with the company's papers (docs/to-confirm.md), then take the mark away`,
  ]);
});

test("the editions of the certificates and of the courses have to be confirmed", () => {
  for (const [file, editions] of [
    ["content/fr/quality.yaml", 4],
    ["content/fr/formation.yaml", 4],
  ] as const)
    expect(readFileSync(file, "utf8").match(/:20\d\d.*# À CONFIRMER \/ TO CONFIRM$/gm), file).toHaveLength(
      editions,
    );
});

test("nothing is listed of real values", () => {
  const real =
    "name: Kalibra\nphone: +216 71 234 500\nemail: a@kalibra.tn\npostcode: '1004'\nlogo: Logo Acier\nmap: https://www.openstreetmap.org/?mlat=36.85&mlon=10.2#map=17/36.85/10.2\n";
  expect(samplesLeft({ "company.yaml": real, "logo/logo.svg": "<svg/>" })).toEqual([]);
});
