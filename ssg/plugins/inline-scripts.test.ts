import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

const { startup, speculationRules } = await inlineScripts(process.cwd());

test("the startup script weighs little, for it is sent with every page", () => {
  expect(Buffer.byteLength(startup)).toBeLessThanOrEqual(5_850);
});

test("a program that copies pages finds no address of a style sheet in it", () => {
  expect(startup).toContain("URL");
  expect(startup).not.toMatch(/\burl\s*\(/i);
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
