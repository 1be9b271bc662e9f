import { expect, test } from "vitest";
import * as constants from "#app/constants.ts";
import { constantsCss } from "./constants-css.ts";

/** Calls a hook of the plugin with an id alone, which is all that these hooks look at. */
function call(hook: "resolveId" | "load", id: string): unknown {
  const handler: unknown = constantsCss()[hook];
  if (typeof handler !== "function") throw new Error(`${hook} is not a function`);
  return (handler as (id: string) => unknown)(id);
}

/** The CSS that `import "virtual:constants.css"` gives. */
function loadedCss(): string {
  const id = call("resolveId", "virtual:constants.css");
  const css = call("load", String(id));
  if (typeof css !== "string") throw new Error("load gave no CSS");
  return css;
}

/** The custom properties that the CSS declares, by name. */
function declaredProperties(): ReadonlyMap<string, string> {
  const [, block] = /^@layer tokens\{:root\{([^{}]*)\}/.exec(loadedCss()) ?? [];
  if (block === undefined) throw new Error(`not one :root rule in the tokens layer: ${loadedCss()}`);
  return new Map(
    block.split(";").map((declaration) => {
      const [name = "", value = ""] = declaration.split(":");
      return [name, value] as const;
    }),
  );
}

test.each([
  ["--loading-duration", `${constants.loadingDurationMs}ms`],
  ["--home-carousel-fade", `${constants.homeCarouselFadeMs}ms`],
  ["--lazy-load-height", `${constants.lazyLoadHeightPx}px`],
  ["--reveal-offset", `${constants.revealOffsetPx}px`],
  ["--reveal-section", `${constants.revealDurationMs.section}ms`],
  ["--reveal-strengths", `${constants.revealDurationMs.strengths}ms`],
  ["--reveal-cards", `${constants.revealDurationMs.cards}ms`],
  ["--button-hover-scale", String(constants.buttonHoverScale)],
  ["--logo-height", `${constants.logoHeightPx}px`],
  ["--logo-width", `${constants.logoWidthPx}px`],
  ["--wide-logo-width", `${constants.wideLogoWidthPx}px`],
])("styles get %s from the constants, with its unit", (name, value) => {
  expect(declaredProperties().get(name)).toBe(value);
});

test("every property has a name of its own and a number that CSS can read", () => {
  const properties = [...declaredProperties()];
  expect(loadedCss().match(/--[\w-]{2,}:/g)).toHaveLength(properties.length);
  for (const [name, value] of properties) {
    expect(name).toMatch(/^--[a-z]+(-[a-z]+)*$/);
    expect(value).toMatch(/^\d+(\.\d+)?(ms|px)?$/);
  }
});

test.each([
  ["x", 70, "0.7"],
  ["y", 40, "0.4"],
  ["x", 0, "0"],
])("a subject at %s = %i %% is a place that styles can reckon with", (axis, percent, share) => {
  expect(loadedCss()).toContain(`[data-${axis}="${percent}"]{--${axis}:${share}}`);
});

test("other modules are left to other plugins", () => {
  expect(call("resolveId", "./styles/index.css")).toBeUndefined();
  expect(call("load", "/app/styles/index.css")).toBeUndefined();
});

test("the address as it is written in the import is not loaded, only the resolved one", () => {
  expect(call("load", "virtual:constants.css")).toBeUndefined();
});
