import { describe, expect, test } from "vitest";
import { valueAt } from "#model/read/texts-below.ts";
import { emptyDraft, type Draft } from "./draft.ts";
import { Keeper } from "./kept.ts";

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
    clear: () => {
      held.clear();
    },
  };
}
const keeperOf = (storage: Partial<Storage>) => new Keeper(() => storage as Storage);
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
    const keeper = keeperOf(storageOf(room));
    expect(keeper.keep(keptOf(draft))).toEqual(unkept);
    const kept = keeper.kept();
    expect(kept).toMatchObject({ unkept, draft: { changes: draft.changes } });
    expect(typeof kept === "object" && kept.draft.newFiles).toHaveLength(pictures);
  });

  test.each([
    ["texts", draftOf(5000)],
    ["texts with pictures", draftOf(5000, 5000)],
  ])("is everything: %s that are too long; an older draft is removed", (_, draft) => {
    const keeper = keeperOf(storageOf(1000));
    keeper.keep(keptOf(draftOf(10)));
    expect(keeper.keep(keptOf(draft))).toBe("all");
    expect(keeper.kept()).toBe("nothing");
  });

  // What policies of companies, private windows and extensions do to storage.
  const nothing = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => undefined,
  };
  const refused: Readonly<Record<string, () => unknown>> = {
    "is forbidden": forbidden,
    "is not there": () => undefined,
    "is null": () => null,
    "takes everything and keeps nothing": () => nothing,
    "answers undefined": () => ({ ...nothing, getItem: () => undefined }),
    "keeps what was there": () => ({ ...nothing, getItem: () => '{"draft":7}' }),
    "cannot be written": () => ({ ...nothing, setItem: forbidden }),
    "cannot be read": () => ({ ...nothing, getItem: forbidden }),
    "cannot be cleared": () => ({ ...nothing, removeItem: forbidden, setItem: forbidden }),
    "has no room at all": () => storageOf(0),
  };
  test.each(Object.entries(refused))("is everything, without an error, if storage %s", (name, storage) => {
    const keeper = new Keeper(storage as () => Storage);
    for (const draft of [draftOf(10), draftOf(10, 100)]) expect(keeper.keep(keptOf(draft))).toBe("all");
    expect(keeper.kept()).toBe(name === "keeps what was there" ? undefined : "nothing");
  });

  test("is kept again after the browser has cleared its storage", () => {
    const storage = storageOf(1000);
    const keeper = keeperOf(storage);
    const draft = draftOf(10, 100);
    keeper.keep(keptOf(draft));
    storage.clear();
    expect(keeper.keep(keptOf({ ...draft, changes: [] }))).toEqual([]);
    expect(keeper.kept()).toMatchObject({ draft: { newFiles: draft.newFiles }, lost: false });
  });
});

describe("one part that cannot be read takes no other with it", () => {
  const draft = draftOf(10, 100, 100);
  const state = { ...keptOf(draft), top: 7, warnings: [{ file: "a", says: "b", remedy: "c" }] };
  /** What is read after one part of what was stored was replaced. */
  function readWith(name: "editor" | "editor-files", part: string, put: unknown) {
    const storage = storageOf(10_000);
    const keeper = keeperOf(storage);
    keeper.keep(state);
    const held = JSON.parse(storage.getItem(name) ?? "") as object;
    const keys = part.split(".");
    Object.assign(valueAt(held, keys.slice(0, -1)) as object, { [keys.at(-1) ?? ""]: put });
    storage.setItem(name, JSON.stringify(held));
    const read = keeper.kept();
    if (typeof read !== "object") throw new Error(`${part} takes all`);
    return read;
  }
  const wrong = [null, 7, "x", {}, [null], [7], undefined];

  test.each(["open", "top", "path", "view", "notice", "warnings", "unkept", "draft.base"])("%s", (part) => {
    const places = [{ show: "places" }, { show: "places", places: [{}] }, { show: "form" }, { show: "x" }];
    const notices = [
      ...["saved", "conflicts", "oneLanguage", "problems", "failed", "chooseAgain", "x"].map((is) => ({
        is,
      })),
      { is: "saved", files: [], warnings: [{}] },
    ];
    for (const put of [...wrong, ...places, ...notices]) {
      const read = readWith("editor", part, put);
      expect(read, JSON.stringify(put)).toMatchObject({ draft: { changes: draft.changes }, lost: false });
      expect(read.draft.newFiles).toEqual(draft.newFiles);
      if (part !== "top") expect(read.top).toBe(7);
      if (part !== "warnings") expect(read.warnings).toEqual(state.warnings);
      if (part === "view") expect(read.view).toEqual({ show: "forms" });
      if (part === "notice") expect(read.notice).toBeUndefined();
    }
  });

  test("a change", () => {
    const [change] = draft.changes;
    for (const put of [...wrong, { do: "write", file: "a", path: [] }, { do: "x", file: "a", path: ["b"] }]) {
      const read = readWith("editor", "draft.changes", [put, change]);
      expect([read.draft.changes, read.lost], JSON.stringify(put)).toEqual([[change], true]);
    }
  });

  test("a picture, or all of them: they are to be chosen again", () => {
    for (const put of [...wrong, { file: "images/0.jpg" }, { base64: "x" }])
      expect(readWith("editor-files", "0", put)).toMatchObject({
        draft: { changes: draft.changes, newFiles: [draft.newFiles[1]] },
        unkept: ["images/0.jpg"],
      });
    for (const text of [null, "", "{", "{}", "7", "\0", "[]"]) {
      const storage = storageOf(10_000);
      keeperOf(storage).keep(state);
      const getItem = (name: string) => (name === "editor" ? storage.getItem(name) : text);
      expect(keeperOf({ getItem }).kept(), String(text)).toMatchObject({
        draft: { changes: draft.changes, newFiles: [] },
        unkept: ["images/0.jpg", "images/1.jpg"],
      });
    }
  });
});

describe("a draft that cannot be read", () => {
  test.each(["", "{", "null", "[]", "0", '"x"', "{}", '{"draft":null}', '{"draft":{"changes":{}}}', "\0"])(
    "is ignored: %j",
    (text) => {
      expect(keeperOf({ getItem: () => text }).kept()).toBeUndefined();
    },
  );

  test("is told apart from no draft and from an empty one", () => {
    expect(keeperOf(storageOf(10)).kept()).toBe("nothing");
    const keeper = keeperOf(storageOf(1000));
    keeper.keep(keptOf(emptyDraft));
    expect(keeper.kept()).toMatchObject({ draft: emptyDraft });
  });
});
