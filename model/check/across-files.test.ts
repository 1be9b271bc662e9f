import { describe, expect, test } from "vitest";
import { parseDocument, type Document } from "yaml";
import { languageCodes } from "#model/site/languages.ts";
import { formProblems, good, lastOffice } from "../../tests/support/spoilt-content.ts";
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

const copy = (from: readonly string[], to: readonly string[]) => (file: Document) => {
  file.setIn(to, file.getIn(from));
};
const remove = (path: readonly string[]) => (file: Document) => file.deleteIn(path);

const inEach = (file: string, ...path: readonly string[]) =>
  languageCodes.map((code) => [`${code}/${file}.yaml`, ...path]);

/** Where each kind of thing stands, as the recipes of content/README.md say. */
const things: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "a sector": [
    ["sectors.yaml"],
    ["pictures.yaml", "pages", "sectors", "tabs"],
    ...inEach("sectors", "tabs", "items"),
    ...inEach("home", "sectors", "items"),
  ],
  "a domain": [["equipment.yaml"], ["pictures.yaml", "equipment"], ...inEach("equipment")],
  "an approval": [["company.yaml", "approvals"], ...inEach("recognitions", "methods", "rows")],
  "a scope": inEach("recognitions", "scopes", "rows"),
};
const added = "another";

/** The last thing of a kind: one that nothing else names. */
function oldOf([[file = "", ...path] = []]: readonly (readonly string[])[]): string {
  const group = parseDocument(good.texts[file] ?? "").getIn(path) as
    { readonly toJSON?: () => object } | undefined;
  return (
    Object.keys(group?.toJSON?.() ?? (parseDocument(good.texts[file] ?? "").toJS() as object)).at(-1) ?? ""
  );
}

describe.each(Object.entries(things))("%s", (_, places) => {
  const old = oldOf(places);
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
      const forgotten = everywhere((other) => copy([...other, old], [...other, added]));
      Reflect.deleteProperty(forgotten, file ?? "");
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
  const offices = (file: Document) => file.setIn([lastOffice, "posts"], {});
  expect(
    problemsOf(
      changed({
        "company.yaml": (file) => {
          for (const strip of ["home", "quality", "accreditation"]) file.setIn(["partners", strip], []);
          file.set("approvals", {});
          file.set("accreditedScopes", []);
          file.setIn(["offices", lastOffice, "people"], {});
        },
        ...Object.fromEntries(
          languageCodes.flatMap((code) => [
            [`${code}/recognitions.yaml`, recognitions],
            [`${code}/offices.yaml`, offices],
          ]),
        ),
      }),
    ),
  ).toEqual([]);
});
