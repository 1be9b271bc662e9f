import { describe, expect, test } from "vitest";
import { fieldName, pathOfName } from "#model/read/field-name.ts";
import { linesAt, newWarnings, noticeAfter } from "./names.ts";

const problem = (file: string, field: string, says = "est vide") => ({
  file,
  field,
  says,
  remedy: "l’écrire",
});
const title = problem("fr/about.yaml", "hero.title");
const third = problem("fr/about.yaml", "values.items[3].text");
const other = problem("en/about.yaml", "hero.title");
const listed = { is: "problems", problems: [title, third, other] } as const;

describe("the list of problems", () => {
  test.each([
    ["loses the problem of a changed text", "write", "fr/about.yaml", ["hero", "title"], [third, other]],
    ["loses that of an entry", "write", "fr/about.yaml", ["values", "items", 2, "text"], [title, other]],
    ["keeps all when another text changes", "write", "fr/about.yaml", ["hero", "lead"], listed.problems],
    ["loses a file's when entries move there", "remove", "fr/about.yaml", ["values", "items", 0], [other]],
  ] as const)("%s", (_, what, file, path, problems) => {
    expect(noticeAfter(listed, { do: what, file, path })).toEqual({ is: "problems", problems });
  });

  test("goes with its last problem, as other notices do", () => {
    const last = { is: "problems", problems: [other] } as const;
    const write = { do: "write", file: other.file, path: ["hero", "title"] } as const;
    expect([noticeAfter(last, write), noticeAfter({ is: "nothing" }, write)]).toEqual([undefined, undefined]);
  });

  test("says at a field only what concerns it", () => {
    const place = { file: third.file, path: ["values", "items", 2, "text"] };
    expect(linesAt(listed.problems, place)).toContain("est vide");
    expect(linesAt(listed.problems, { ...place, path: ["values", "items", 3, "text"] })).toBeUndefined();
  });
});

test.each([
  [["values", "items", 2, "text"]],
  [["points", 0, 1]],
  [["focus", "rc-1.jpg"]],
  [["pump-2.webp", 11]],
  [["stavanger", "posts", "technicalManager"]],
])("the path %j is found again by its name", (path) => {
  expect(pathOfName(fieldName(path))).toEqual(path);
});

describe("warnings after a save", () => {
  const saved = { is: "saved", files: ["en/about.yaml"] } as const;
  test.each([
    ["new ones", [title], [other]],
    ["none that were there", [title, other], []],
    ["a changed one of the same field", [title, problem(other.file, "hero.title", "est long")], [other]],
    ["those of the saved files, if earlier ones are not known", undefined, [other]],
  ] as const)("are %s", (_, before, told) => {
    expect(newWarnings([title, other], before, saved)).toEqual(told);
  });
});
