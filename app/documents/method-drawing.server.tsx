import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/data/content.server.ts";
import { drawingData } from "#app/data/methods.server.ts";
import { drawMethod } from "#app/diagrams/index.ts";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { anchorOf } from "#model/site/anchors.ts";
import { defaultLanguage, type MethodName } from "#model/site/pages.ts";
import { paletteOf } from "#model/site/palette.ts";

const sheets = import.meta.glob<string>(
  ["../diagrams/*.module.css", "../diagrams/parts/drawing.module.css"],
  { query: "?raw", import: "default", eager: true },
);
const sheetOf = (name: string) => sheets[`../diagrams/${name}.module.css`] ?? "";

/** The styles of a drawing at its last step, without labels, for an SVG renderer without nesting or custom properties. */
function stylesOf(file: string): string {
  const [, whole = ""] = /\.drawing \{([^{}]*;)/.exec(sheetOf("parts/drawing")) ?? [];
  // Unconditional rules come before those in `@media`, `@container` and `@keyframes`.
  const [own = ""] = sheetOf(file).split("@");
  const styles = [
    `svg { ${whole} }`,
    ...[...inkDeclarations].map(([name, declarations]) => `[data-ink="${name}"] { ${declarations} }`),
    // The build prefixes class names with the name of the module.
    own.replaceAll(/\.([a-z]\w*)/g, '[class*="_$1"]'),
    '* { vector-effect: non-scaling-stroke } [data-ink="own"] { vector-effect: none }',
    // The renderer ignores `pathLength`, so that dashes in its units would be wrong.
    "[pathLength] { stroke-dasharray: none }",
    "text, [data-leader], [data-to] { display: none }",
  ].join("\n");
  const values = new Map(Object.entries(paletteOf(content.company.brand.colours)));
  for (const [, name = "", value = ""] of whole.matchAll(/--([\w-]+): ([^;]+);/g)) values.set(name, value);
  const resolve = (text: string): string =>
    text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? ""));
  return resolve(styles);
}

/** The drawing of a method at its last step, without labels, as an SVG. */
export function methodDrawing(method: MethodName): string {
  const file = anchorOf(method);
  const words = drawingData(method, defaultLanguage);
  if (!words) throw new Error(`The method ${method} has no drawing`);
  // Only the first drawing of an island. A drawing may contain another `<svg>`.
  const [drawing = ""] =
    /<svg.*?<\/svg>(?=$|<input)/.exec(renderToStaticMarkup(drawMethod(method, words))) ?? [];
  return drawing.replace(
    /<svg(.*?)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${stylesOf(file)}</style>`,
  );
}
