import { describe, expect, test } from "vitest";
import { emptyDraft, type Draft } from "./draft.ts";
import { keep, keptIn } from "./store.ts";

/** A storage with room for so many characters; a browser's has room for five million. */
function storageOf(room: number) {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    removeItem: (name: string) => void held.delete(name),
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(name, text);
    },
  };
}
const forbidden = () => {
  throw new DOMException("forbidden", "SecurityError");
};

const draftOf = (words: number, ...pictures: number[]): Draft => ({
  changes: [{ do: "write", file: "fr/about.yaml", path: ["hero", "title"], value: "x".repeat(words) }],
  newFiles: pictures.map((size, index) => ({ file: `images/${index}.jpg`, base64: "x".repeat(size) })),
  base: { "fr/about.yaml": null },
});
const keptOf = (draft: Draft) => ({
  ...({
    open: true,
    top: 0,
    view: { show: "forms" },
    notice: undefined,
    unkept: [],
    warnings: [],
    path: "/",
  } as const),
  draft,
});

describe("what the storage cannot keep", () => {
  test.each([
    ["nothing, if there is room", draftOf(10, 100), 1000, [], 1],
    ["a large picture; texts are kept", draftOf(10, 5000), 1000, ["images/0.jpg"], 0],
    ["all pictures, if one is too large", draftOf(10, 5000, 10), 1000, ["images/0.jpg", "images/1.jpg"], 0],
  ] as const)("is %s", (_, draft, room, unkept, pictures) => {
    const storage = storageOf(room);
    expect(keep(() => storage, keptOf(draft))).toEqual(unkept);
    expect(keptIn(() => storage)).toMatchObject({ unkept, draft: { changes: draft.changes } });
    const kept = keptIn(() => storage);
    expect(typeof kept === "object" && kept.draft.newFiles).toHaveLength(pictures);
  });

  test.each([
    ["texts", draftOf(5000)],
    ["texts with pictures", draftOf(5000, 5000)],
  ])("is everything: %s that are too long; an older draft is removed", (_, draft) => {
    const storage = storageOf(1000);
    keep(() => storage, keptOf(draftOf(10)));
    expect(keep(() => storage, keptOf(draft))).toBe("all");
    expect(keptIn(() => storage)).toBe("nothing");
  });

  test("is everything, without an error, if storage is forbidden", () => {
    expect(keep(forbidden, keptOf(draftOf(10)))).toBe("all");
    expect(keptIn(forbidden)).toBe("nothing");
  });
});

describe("a draft that cannot be read", () => {
  test.each([
    "",
    "{",
    "null",
    "[]",
    "0",
    '"x"',
    "{}",
    '{"draft":null}',
    '{"draft":{"changes":{}}}',
    '{"draft":{"changes":[]}}',
    "\0",
  ])("is ignored: %j", (text) => {
    expect(keptIn(() => ({ getItem: () => text }))).toBeUndefined();
  });

  test("is told apart from no draft and from an empty one", () => {
    expect(keptIn(() => storageOf(10))).toBe("nothing");
    const storage = storageOf(1000);
    keep(() => storage, keptOf(emptyDraft));
    expect(keptIn(() => storage)).toMatchObject({ draft: emptyDraft });
  });
});
