import stylelint from "stylelint";
import { expect, test } from "vitest";
import config from "../stylelint.config.js";

async function complaints(declaration: string, codeFilename = "app/ui/a.module.css"): Promise<number> {
  const { results } = await stylelint.lint({ code: `.a { ${declaration}; }`, codeFilename, config });
  return results[0]?.warnings.length ?? 0;
}

test.each([
  "margin-left: var(--space-1)",
  "border-top-left-radius: 2px",
  "max-width: 100%",
  "left: 0",
  "text-align: right",
  "transform: translateX(-100%)",
  "translate: 4px 0",
  "background: linear-gradient(90deg, red, blue)",
  "background: radial-gradient(ellipse at 0 50%, red, blue)",
  "transform-origin: 0 50%",
  "object-position: 60% 50%",
  "box-shadow: inset 4px 0 red",
  "margin: 0 1px 0 2px",
  "padding-block: 0.7rem",
  "gap: var(--space-1) 1rem",
  "font-size: 1rem",
  "font: 500 1rem / 1.5 var(--font-mono)",
])("a style sheet may not say %s", async (declaration) => {
  expect(await complaints(declaration)).toBe(1);
});

test.each([
  "margin-inline-start: var(--space-1)",
  "transform: translateX(calc(-100% * var(--forward)))",
  "translate: 0 4px",
  "background: linear-gradient(var(--to-end), red, blue)",
  "background: linear-gradient(90deg, var(--fine) 1px, transparent 1px)",
  "object-position: 50% 0",
  "box-shadow: 0 18px 48px red",
  "padding: clamp(1rem, 4vw, 4.5rem) 0 1px",
  "font: 500 var(--text-label) / 1.5 var(--font-mono)",
])("a style sheet may say %s", async (declaration) => {
  expect(await complaints(declaration)).toBe(0);
});

test("a drawing keeps its own left and right", async () => {
  expect(await complaints("transform: translateX(4px)", "app/diagrams/a.module.css")).toBe(0);
});
