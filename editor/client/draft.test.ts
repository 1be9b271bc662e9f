import { describe, expect, test } from "vitest";
import { site } from "../../tests/support/current-site.ts";
import { formFieldsOf } from "../fields.ts";
import type { Change, Field, Model } from "../protocol.ts";
import {
  blankOf,
  decided,
  draftedValue,
  emptyDraft,
  leftAlone,
  onFilesOf,
  typedIn,
  withChange,
  withMissing,
  type Draft,
} from "./draft.ts";

const formFields = formFieldsOf(site);

const file = (value: Model["files"][string]["value"]) => ({ value, version: "1", samples: [] });
const any = { purpose: undefined, least: undefined, most: undefined };
const text = {
  kind: "text",
  language: undefined,
  example: undefined,
  untagged: false,
  purpose: undefined,
  longest: undefined,
} as const;
const group = (fields: Readonly<Record<string, Field>>): Field => ({ kind: "group", fields, ...any });
const model: Model = {
  languages: ["fr", "en"],
  files: {
    "fr/a.yaml": file({ title: "Un titre", items: ["un", "deux"], meta: { keywords: ["mot"] } }),
    "en/a.yaml": file({ title: "A heading", items: ["one", "two"], meta: { keywords: ["word"] } }),
    "company.yaml": file({ city: "Tunis" }),
  },
  fields: {
    "language/a": group({
      meta: group({ keywords: { kind: "list", entry: group({}), isFree: true, ...any } }),
    }),
  },
  folders: {},
  saves: [],
  unreadableSaves: [],
};

const drafted = (...changes: Change[]): Draft =>
  changes.reduce((draft, change) => withChange(draft, change, model), emptyDraft);
const french = (value: string, path: Change["path"] = ["title"]): Change => ({
  do: "write",
  file: "fr/a.yaml",
  path,
  value,
});
const removed: Change = { do: "remove", file: "fr/a.yaml", path: ["items", 0] };

describe("a draft", () => {
  test("keeps only the last write to a place", () => {
    expect(drafted(french("Un"), french("Un autre")).changes).toEqual([french("Un autre")]);
  });

  test("drops a change that restores the original value", () => {
    expect(drafted(french("Un autre"), french("Un titre")).changes).toEqual([]);
  });

  test("keeps writes before and after the removal of an entry apart", () => {
    const draft = drafted(french("DEUX", ["items", 1]), removed, french("Deux", ["items", 0]));
    expect(draft.changes).toHaveLength(3);
    expect(draftedValue({ model, draft }, { file: "fr/a.yaml", path: ["items"] })).toEqual(["Deux"]);
  });

  test("does not modify the values that were read", () => {
    const draft = drafted(removed, french("Un autre"));
    expect(draftedValue({ model, draft }, { file: "fr/a.yaml", path: ["title"] })).toBe("Un autre");
    expect(model.files["fr/a.yaml"]?.value).toMatchObject({ title: "Un titre", items: ["un", "deux"] });
  });
});

describe("if a file changed meanwhile", () => {
  const now = (value: object): Model => ({
    ...model,
    files: {
      ...model.files,
      "fr/a.yaml": file({ ...(model.files["fr/a.yaml"]?.value as object), ...value }),
    },
  });
  const place = { file: "fr/a.yaml", path: ["title"] };

  test("at the same place, both versions are shown, and nothing is lost until one is chosen", () => {
    const theirs = now({ title: "Là-bas" });
    const { draft, conflicts } = onFilesOf(theirs, drafted(french("Ici")));
    expect(conflicts).toEqual([{ ...place, theirs: "Là-bas", mine: "Ici" }]);
    expect(draftedValue({ model: theirs, draft }, place)).toBe("Ici");
    const [conflict] = conflicts;
    if (!conflict) return;
    expect(decided(theirs, draft, conflict, "theirs")).toEqual(emptyDraft);
    const kept = onFilesOf(theirs, decided(theirs, draft, conflict, "mine"));
    expect(kept.conflicts).toEqual([]);
    expect(kept.draft.changes).toEqual([french("Ici")]);
  });

  test("to the same value, as in a duplicated window, there is no conflict", () => {
    const same = onFilesOf(now({ title: "Ici" }), drafted(french("Ici"), french("Deux !", ["items", 1])));
    expect(same.conflicts).toEqual([]);
    expect(same.draft.changes).toEqual([french("Deux !", ["items", 1])]);
  });

  test("and an entry moved, its change moves with it", () => {
    const { draft, conflicts } = onFilesOf(
      now({ items: ["zéro", "un", "deux"] }),
      drafted(french("Deux", ["items", 1])),
    );
    expect(conflicts).toEqual([]);
    expect(draft.changes).toEqual([french("Deux", ["items", 2])]);
  });

  test("and an entry was removed, or moved on both sides, the whole list is in conflict", () => {
    for (const draft of [
      drafted(french("Deux", ["items", 1])),
      drafted(removed, french("Deux", ["items", 0])),
    ])
      expect(onFilesOf(now({ items: ["un"] }), draft).conflicts).toMatchObject([
        { path: ["items"], theirs: ["un"] },
      ]);
  });

  test("and the value was removed there, the conflict offers to restore it", () => {
    const theirs = now({ title: undefined });
    const [conflict] = onFilesOf(theirs, drafted(french("Ici"))).conflicts;
    expect(conflict).toEqual({ ...place, theirs: undefined, mine: "Ici" });
  });
});

describe("the warning about an unchanged language", () => {
  test("does not appear if both languages changed, if they share the file, or for search keywords", () => {
    const both = drafted(french("Un autre"), { ...french("Another"), file: "en/a.yaml" });
    expect(leftAlone({ model, draft: both })).toEqual([]);
    const shared = drafted({ do: "write", file: "company.yaml", path: ["city"], value: "Sfax" });
    expect(leftAlone({ model, draft: shared })).toEqual([]);
    expect(leftAlone({ model, draft: drafted(french("mots", ["meta", "keywords", 0])) })).toEqual([]);
  });
});

test("a new entry has all required fields, and no others", () => {
  const terms = formFields["language/terms"];
  const partners = formFields.company?.kind === "group" ? formFields.company.fields.partners : undefined;
  const home = partners?.kind === "group" ? partners.fields.home : undefined;
  expect(terms?.kind === "record" && blankOf(terms.entry)).toEqual({ term: "", definition: "" });
  expect(home?.kind === "list" && blankOf(home.entry)).toEqual({ file: "" });
  expect(home && blankOf(home)).toEqual([]);
});

describe("a missing field", () => {
  const record: Field = {
    kind: "record",
    entry: text,
    nameForm: "",
    nameRemedy: "",
    isFixed: false,
    thing: "",
    ...any,
  };
  const fields = { "language/a": group({ title: text, lead: text, posts: record }) };
  const there = { ...model, fields, files: { "fr/a.yaml": file({ title: "Un titre", posts: {} }) } };
  const added = (path: readonly (string | number)[]) =>
    withMissing({ model: there, draft: emptyDraft }, { file: "fr/a.yaml", path }).changes;
  test.each([[["lead"]], [["posts", "technicalManager"]]])("%j is added, empty", (path) => {
    expect(added(path)).toEqual([french("", path)]);
  });
  test.each([[["title"]], [["no", "such"]], [["posts", "one", "other"]], [["items", 4]], [[]]])(
    "%j is left as it is",
    (path) => {
      expect(added(path)).toEqual([]);
    },
  );
});

test.each([
  ['"#0F4250"', "#0f4250", "#0F4250"],
  ['"3000"', "3000", "3000"],
  ["+216\n71 234 567", "+216 71 234 567", "+216 71 234 567"],
  ['"Ici"', undefined, '"Ici"'],
])("%s, where the example is %s, is kept as %s", (typed, example, kept) => {
  expect(typedIn({ ...text, example }, typed)).toBe(kept);
});
