import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/*
 * Layout follows the way of reading, so that a language written from right to left needs no style of its own. What follows
 * the light of a picture or the lines of a drawing does not: those are listed below.
 */

/** Declarations that name a side, or a measure along the screen, in place of the start, the end, a line or a block. */
const physical: readonly (readonly [declaration: RegExp, instead: string])[] = [
  [
    /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?![a-z-]*radius)(?!-(?:left|right))/,
    "-inline-start, -block-end …",
  ],
  [/^(?:left|right|top|bottom):/, "inset-inline-start, inset-block-end …"],
  [/^border-(?:top|bottom)-(?:left|right)-radius:/, "border-start-end-radius …"],
  [/^(?:min-|max-)?(?:width|height):/, "inline-size, block-size"],
  [/^(?:text-align|float|clear): ?(?:left|right)/, "start, end"],
  [
    /^(?:transform|translate): ?(?!none)(?!.*var\(--forward\))(?:translate(?:X|3d)?\((?!0)|-?\d*\.?\d+(?!\s|0)\w+)/,
    "var(--forward) in the sum",
  ],
  [/linear-gradient\((?:-?90deg|-?270deg|to (?:left|right))/, "var(--to-end)"],
  [/-gradient\([^)]*at (?:0|100%|left|right)/, "var(--start-side)"],
  [/^transform-origin: (?:0|100%|left|right)(?![\d.])/, "var(--start-side)"],
  [/^object-position: (?!50%|var\()(?!.*var\(--forward\))/, "var(--forward) in the sum"],
  [/^box-shadow: (?:inset )?-?(?!0(?![\d.]))[\d.]/, "var(--forward) in the sum"],
];

/** Drawings, which keep their own left and right, as opposed to the figure around each. */
const isDrawing = (file: string) => /^app\/diagrams\/(?!figure\/)/.test(file);

/** Patterns that look the same from both sides. */
const exempt: readonly RegExp[] = [
  /^app\/diagrams\/figure\/method-figure\.module\.css: .*linear-gradient\(90deg, ?var\(--fine\)/,
  /^app\/frame\/loading-screen\.module\.css: .*linear-gradient\(90deg, ?rgb\(var\(--line-rgb\) ?\/ ?5%\)/,
  /^app\/pages\/not-found\/missing-page\.module\.css: .*linear-gradient\(90deg, ?rgb\(var\(--line-rgb\) ?\/ ?5%\)/,
];

/** Every declaration of a style sheet on one line, without comments. */
function declarations(css: string): string[] {
  const plain = css
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/@(?:custom-media|import|media|container)[^;{]*/g, "");
  return [...plain.matchAll(/(?<=[;{}]\s*)[a-z-]+\s*:\s*[^;{}]+(?=[;}])/g)].map(([declaration]) =>
    declaration.replace(/\s+/g, " ").replace(/\s*:\s*/, ": "),
  );
}

function complaints(file: string, css: string): string[] {
  if (isDrawing(file)) return [];
  return declarations(css).flatMap((declaration) =>
    physical
      .filter(([find]) => find.test(declaration))
      .map(([, instead]) => `${file}: ${declaration}: write ${instead}`)
      .filter((complaint) => !exempt.some((pattern) => pattern.test(complaint))),
  );
}

const files = globSync("app/**/*.css").map((file) => file.replaceAll("\\", "/"));

test("all styles follow the way of reading", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => complaints(file, readFileSync(file, "utf8")))).toEqual([]);
});

/** The values of a short form, parted at the spaces between them. */
function valuesOf(text: string): string[] {
  return text
    .replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, (group) => group.replaceAll(" ", ""))
    .split(" ");
}

test("a short form of four values names the same for both sides", () => {
  const uneven = files
    .filter((file) => !isDrawing(file))
    .flatMap((file) =>
      declarations(readFileSync(file, "utf8"))
        .filter((declaration) => {
          const [, values] = /^(?:inset|margin|padding|border-width): (.*)$/.exec(declaration) ?? [];
          const [, right, , left] = values === undefined ? [] : valuesOf(values);
          return left !== undefined && right !== left;
        })
        .map((declaration) => `${file}: ${declaration}`),
    );
  expect(uneven).toEqual([]);
});

describe("a declaration that follows the screen is found", () => {
  test.each([
    "margin-left: 1rem",
    "padding-right: 0",
    "border-left: 1px solid red",
    "left: 0",
    "border-top-left-radius: 2px",
    "text-align: right",
    "float: left",
    "max-width: 10rem",
    "transform: translateX(-100%)",
    "translate: 4px 0",
    "background: linear-gradient(90deg, red, blue)",
    "background: linear-gradient(to right, red, blue)",
    "background: radial-gradient(ellipse at 0 50%, red, blue)",
    "transform-origin: 0 50%",
    "object-position: 60% 50%",
    "box-shadow: inset 4px 0 red",
  ])("%s", (declaration) => {
    expect(complaints("a.css", `.a { ${declaration}; }`)).toHaveLength(1);
  });

  test.each([
    "margin-inline-start: 1rem",
    "inset-block-end: 0",
    "text-align: start",
    "max-inline-size: 10rem",
    "transform: translateX(calc(-100% * var(--forward)))",
    "translate: 0 4px",
    "background: linear-gradient(0deg, red, blue)",
    "background: linear-gradient(var(--to-end), red, blue)",
    "transform-origin: var(--start-side) 50%",
    "object-position: 50% 0",
    "box-shadow: 0 18px 48px red",
    "box-shadow: inset calc(4px * var(--forward)) 0 red",
  ])("and %s is none", (declaration) => {
    expect(complaints("a.css", `.a { ${declaration}; }`)).toEqual([]);
  });
});
