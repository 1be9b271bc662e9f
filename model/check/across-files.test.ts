import { describe, expect, test } from "vitest";
import { parseDocument, type Document } from "yaml";
import { formProblems, good } from "../../tests/support/spoilt-content.ts";
import type { ContentSource } from "#model/read/report.ts";

/** The content with files changed field by field. */
function changed(changes: Readonly<Record<string, (file: Document) => void>>): ContentSource {
  const texts = Object.entries(changes).map(([file, change]) => {
    const document = parseDocument(good.texts[file] ?? "");
    change(document);
    return [file, document.toString({ lineWidth: 0 })];
  });
  return { ...good, texts: { ...good.texts, ...(Object.fromEntries(texts) as Record<string, string>) } };
}

const problemsOf = (source: ContentSource) =>
  formProblems(source).map((problem) => problem.replace(/:\d+/, ""));

const languages = ["fr", "en"] as const;
const copy = (from: readonly string[], to: readonly string[]) => (file: Document) => {
  file.setIn(to, file.getIn(from));
};
const remove = (path: readonly string[]) => (file: Document) => {
  file.deleteIn(path);
};

/** Where each kind of thing stands, as the recipes of content/README.md say. */
const things = {
  "a sector": {
    old: "industry",
    added: "agriculture",
    places: [
      ["sectors.yaml"],
      ["pictures.yaml", "pages", "sectors", "tabs"],
      ...languages.flatMap((code) => [
        [`${code}/sectors.yaml`, "tabs", "items"],
        [`${code}/home.yaml`, "sectors", "items"],
      ]),
    ],
  },
  "a domain": {
    old: "ship",
    added: "windTurbine",
    places: [
      ["equipment.yaml"],
      ["pictures.yaml", "equipment"],
      ["fr/equipment.yaml"],
      ["en/equipment.yaml"],
    ],
  },
  "an approval": {
    old: "radiography",
    added: "visual",
    places: [
      ["company.yaml", "approvals"],
      ...languages.map((code) => [`${code}/recognitions.yaml`, "methods", "rows"]),
    ],
  },
  "a scope": {
    old: "b2",
    added: "c1",
    places: languages.map((code) => [`${code}/recognitions.yaml`, "scopes", "rows"]),
  },
} as const satisfies Record<string, { old: string; added: string; places: readonly (readonly string[])[] }>;

describe.each(Object.entries(things))("%s", (_, { old, added, places }) => {
  const everywhere = (change: (path: readonly string[]) => (file: Document) => void) =>
    Object.fromEntries(places.map(([file = "", ...path]) => [file, change(path)]));

  test("may be added everywhere", () => {
    const source = changed(everywhere((path) => copy([...path, old], [...path, added])));
    expect(problemsOf(source)).toEqual([]);
  });

  test("may be removed everywhere", () => {
    const source = changed(everywhere((path) => remove([...path, old])));
    expect(problemsOf(source)).toEqual([]);
  });

  test.each(places.map(([file, ...path]) => [file, path] as const))(
    "that is forgotten in %s is told there, or where it stands",
    (file, path) => {
      const forgotten = { ...everywhere((other) => copy([...other, old], [...other, added])) };
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- one of several keys is left out
      delete forgotten[file];
      const problems = problemsOf(changed(forgotten));
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems)
        expect(problem).toMatch(
          new RegExp(
            `^content/\\S+: (${[...path, ""].join("\\.")}|.*)${added} (manque|n’est pas dans content/)`,
          ),
        );
    },
  );
});

test("rows of the tables, partners and people may go down to none", () => {
  const recognitions = (file: Document) => {
    file.setIn(["methods", "rows"], {});
    file.setIn(["scopes", "rows"], {});
  };
  const offices = (file: Document) => {
    file.setIn(["sfax", "posts"], {});
  };
  expect(
    problemsOf(
      changed({
        "company.yaml": (file) => {
          for (const strip of ["home", "quality", "accreditation"]) file.setIn(["partners", strip], []);
          file.set("approvals", {});
          file.set("accreditedScopes", []);
          file.setIn(["offices", "sfax", "people"], {});
        },
        "fr/recognitions.yaml": recognitions,
        "en/recognitions.yaml": recognitions,
        "fr/offices.yaml": offices,
        "en/offices.yaml": offices,
      }),
    ),
  ).toEqual([]);
});
