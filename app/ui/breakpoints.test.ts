import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { upTo } from "./breakpoints.ts";

const css = readFileSync("app/styles/breakpoints.css", "utf8");

test("every width query applies to screens only, and is in breakpoints.css", () => {
  const named = css.match(/@custom-media[^;]*\bwidth\b/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((query) => !query.includes(" screen and "))).toEqual([]);
  const written = globSync("app/**/*.css").filter((file) => !file.endsWith("breakpoints.css"));
  const raw = written.filter((file) => /@media[^{]*\bwidth\b/.test(readFileSync(file, "utf8")));
  expect(raw).toEqual([]);
});

test("the widths in breakpoints.ts equal those in breakpoints.css", () => {
  expect(css).toContain(`--menu-collapsed screen and ${upTo.menuCollapsed};`);
  expect(css).toContain(`--columns-stacked screen and ${upTo.columnsStacked};`);
  expect(css).toContain(`--tabs-as-pills screen and ${upTo.tabsInColumn.replace("<", ">=")};`);
});
