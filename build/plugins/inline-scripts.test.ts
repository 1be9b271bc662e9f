import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

const { startup, speculationRules } = await inlineScripts(process.cwd());

describe("the startup script", () => {
  test("is one classic script, which needs no other file and leaves no name behind", () => {
    // Read, not run: what is no classic script is refused here.
    expect(() => new Script(startup)).not.toThrow();
    expect(startup).not.toMatch(/\bimport\s|\brequire\(|sourceMappingURL/);
    expect(startup).toMatch(/^\(.*\)\(\);?$/s);
  });

  test("does not end the element that it stands in", () => {
    expect(startup).not.toMatch(/<\/script|<!--/i);
  });

  test("weighs little, for it is sent with every page", () => {
    expect(Buffer.byteLength(startup)).toBeLessThanOrEqual(5_850);
  });

  test("is the same each time: the content policy allows it by its hash", async () => {
    expect(await inlineScripts(process.cwd())).toEqual({ startup, speculationRules });
  });
});

interface Rule {
  readonly where: { readonly and: readonly object[] };
  readonly eagerness: string;
}

test("the speculation rules let browsers draw pages of the site ahead, and only those", () => {
  const rules = JSON.parse(speculationRules) as Readonly<Record<string, readonly Rule[]>>;
  expect(Object.keys(rules)).toEqual(["prerender"]);
  expect(rules.prerender).toHaveLength(1);
  const [rule] = rules.prerender ?? [];
  expect(rule?.eagerness).toBe("moderate");
  const [pages, except] = rule?.where.and ?? [];
  expect(pages).toEqual({ href_matches: "/*" });
  const { not } = except as { readonly not: { readonly selector_matches: string } };
  // Flags store a choice, downloads are no pages, and parts of the page are on screen.
  expect(not.selector_matches.split(", ").sort()).toEqual(["[aria-pressed]", "[download]", "[href^='#']"]);
});
