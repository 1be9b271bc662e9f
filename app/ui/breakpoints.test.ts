import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { upTo } from "./breakpoints.ts";

const css = readFileSync("app/styles/breakpoints.css", "utf8");

test("widths are those of the style sheets", () => {
  expect(css).toContain(`--menu-collapsed ${upTo.menuCollapsed};`);
  expect(css).toContain(`--columns-stacked ${upTo.columnsStacked};`);
  expect(css).toContain(`--tabs-as-pills ${upTo.tabsInColumn.replace("<", ">=")};`);
});
