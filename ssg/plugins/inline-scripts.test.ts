import { expect, test } from "vitest";
import { inlineScripts } from "./inline-scripts.ts";

const { startup, speculationRules } = await inlineScripts(process.cwd());

test("the startup script, which is in every page, stays within its size limit", () => {
  expect(Buffer.byteLength(startup)).toBeLessThanOrEqual(5_850);
});

test("programs that copy sites find no url( in the startup script", () => {
  expect(startup).toContain("URL");
  expect(startup).not.toMatch(/\burl\s*\(/i);
});

interface Rule {
  readonly where: { readonly and: readonly object[] };
  readonly eagerness: string;
}

test("the speculation rules allow prerendering of the site's pages only", () => {
  const rules = JSON.parse(speculationRules) as Readonly<Record<string, readonly Rule[]>>;
  expect(Object.keys(rules)).toEqual(["prerender"]);
  expect(rules.prerender).toHaveLength(1);
  const [rule] = rules.prerender ?? [];
  expect(rule?.eagerness).toBe("moderate");
  const [pages, except] = rule?.where.and ?? [];
  expect(pages).toEqual({ href_matches: "/*" });
  const { not } = except as { readonly not: { readonly selector_matches: string } };
  // Not flags, which store a choice; not downloads; not links within the page.
  expect(not.selector_matches.split(", ").sort()).toEqual(["[aria-pressed]", "[download]", "[href^='#']"]);
});
