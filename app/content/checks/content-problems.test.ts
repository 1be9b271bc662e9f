import { describe, expect, test } from "vitest";
import { fullSourceOf } from "../../../build-tools/content-source.ts";
import { contentProblems, type FullSource } from "./content-problems.ts";
import { deadLinks } from "./links.ts";
import { en } from "#app/messages/en.ts";
import { speak } from "#app/messages/messages.ts";

speak("en");

const good = await fullSourceOf("content");

/** The content with one line of a file written otherwise, and the number of that line. */
function withLine(
  file: string,
  find: RegExp,
  put: string,
): { readonly source: FullSource; readonly line: number } {
  const before = good.texts[file] ?? "";
  const after = before.replace(find, () => put);
  expect(after, `${String(find)} changes nothing`).not.toBe(before);
  const line = before.slice(0, before.search(find)).split("\n").length;
  return { source: { ...good, texts: { ...good.texts, [file]: after } }, line };
}

test("the content of the site has no problem", () => {
  expect(contentProblems(good)).toEqual([]);
});

describe("one line with file, line, what and how to mend it comes of", () => {
  test.each([
    {
      what: "a forbidden term",
      put: "Certifié ISO\u00a017020",
      says: /^dit "Certifié ISO\u00a017020"\s: un organisme d’inspection est accrédité, non certifié\s: écrire « accrédité selon/,
    },
    {
      what: "a sentence left in another language",
      put: "It is on the left of this page",
      says: "is written in en: translate it into fr",
    },
    {
      what: "a scope that another page alone may name",
      put: "Portée B4",
      says: /^dit "B4"\s: seule la page des accréditations peut nommer cette portée\s: l’enlever$/,
    },
    {
      what: "a link that leads nowhere",
      put: "Voir /contacts",
      says: "names /contacts, which leads nowhere: write /contact",
    },
  ])("$what", ({ put, says }) => {
    const { source, line } = withLine("fr/about.yaml", /(?<=^breadcrumb: ).*/m, put);
    const problems = contentProblems(source);
    expect(problems).toHaveLength(1);
    const [, place, rest] = /^(\S+: breadcrumb) (.*)$/.exec(problems[0] ?? "") ?? [];
    expect(place).toBe(`content/fr/about.yaml:${line}: breadcrumb`);
    expect(rest).toMatch(
      typeof says === "string" ? new RegExp(`^${says.replaceAll(/[?.(){}]/g, String.raw`\$&`)}$`) : says,
    );
  });

  test("a fault in the middle of a text of several lines, at its own line", () => {
    const put = "breadcrumb: >-\n  Une ligne,\n  puis le meilleur acier\n";
    const { source, line } = withLine("fr/about.yaml", /^breadcrumb: .*\n/m, put);
    expect(contentProblems(source)).toEqual([
      expect.stringMatching(new RegExp(`^content/fr/about\\.yaml:${line + 2}: breadcrumb dit "meilleur"`)),
    ]);
  });

  test("a picture that is too small, and one that cannot be read", () => {
    const pictures = new Map(good.pictures);
    pictures.set("images/refinery.jpg", { width: 1200, height: 900 }).set("images/pump-jacks.jpg", "none");
    expect(new Set(contentProblems({ ...good, pictures }))).toEqual(
      new Set([
        "content/images/pump-jacks.jpg: is not a picture that can be read: save it as JPEG, PNG or WebP again",
        "content/images/refinery.jpg: is 1200 by 900 px: put a picture of at least 1600 × 900 px in its place",
      ]),
    );
  });

  test("a logo of dots that is too small for a phone", () => {
    const pictures = new Map([["partners/home/21.png", { width: 130, height: 100 }]]);
    expect(contentProblems({ ...good, pictures })).toEqual([
      "content/partners/home/21.png: is 130 by 100 px: put an SVG file in its place, or a picture of at least 200 px on one side",
    ]);
  });
});

test("problems of form and of wording are said together", () => {
  const { source } = withLine("fr/about.yaml", /(?<=^breadcrumb: ).*/m, '""');
  const spoilt = {
    ...source,
    texts: {
      ...source.texts,
      "en/about.yaml": (good.texts["en/about.yaml"] ?? "").replace(/(?<=^breadcrumb: ).*/m, "The best"),
    },
  };
  expect(contentProblems(spoilt)).toEqual([
    expect.stringContaining("breadcrumb is empty"),
    expect.stringContaining('breadcrumb dit "best"'),
  ]);
});

test("the titles, names and alternative texts of a file that cannot be read are not checked", () => {
  const { source } = withLine("fr/about.yaml", /(?<=^breadcrumb: ).*/m, "\"l'acier");
  expect(contentProblems(source)).toEqual([expect.stringContaining(en.yamlQuote)]);
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
