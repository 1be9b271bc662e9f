/** Drawings of methods as SVG files, for search engines and other sites. */
import { transform, type TokenOrValue } from "lightningcss";
import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/data/content.server.ts";
import { drawingData } from "#app/data/methods.server.ts";
import { drawMethod } from "#app/diagrams/index.ts";
import { ExportedStyles } from "#app/diagrams/parts/drawing.tsx";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { WithinIsland } from "#app/islands/island.server.tsx";
import { anchorOf } from "#model/site/anchors.ts";
import { defaultLanguage, type MethodName } from "#model/site/pages.ts";
import { paletteOf } from "#model/site/palette.ts";

const sheets = import.meta.glob<string>(
  ["../diagrams/*.module.css", "../diagrams/parts/drawing.module.css"],
  { query: "?raw", import: "default", eager: true },
);
const classes = import.meta.glob<Readonly<Record<string, string>>>(
  ["../diagrams/*.module.css", "../diagrams/parts/drawing.module.css"],
  { import: "default", eager: true },
);

/** Rules for the renderer, which ignores `pathLength`: dashes in its units would be wrong. Labels are left out. */
const ownRules = `
  * { vector-effect: non-scaling-stroke }
  [data-ink="own"] { vector-effect: none }
  [pathLength] { stroke-dasharray: none }
  text, [data-leader], [data-to] { display: none }
`;

/**
 * Simplifies a style sheet for an SVG renderer: without conditions, nested rules and animations, so that the drawing is at its last
 * step. @param values of custom properties, which it reads and adds to @param names of classes, as components get them
 */
function simplified(
  css: string,
  values: Map<string, TokenOrValue[]>,
  names: Readonly<Record<string, string>> = {},
): string {
  const { code } = transform({
    filename: "drawing.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: () => [],
        container: () => [],
        keyframes: () => [],
        style: ({ value: { selectors } }) =>
          selectors.flat().some(({ type }) => type === "nesting") ? [] : undefined,
      },
      Selector: (selector) =>
        selector.map((part) =>
          part.type === "class" ? { ...part, name: names[part.name] ?? part.name } : part,
        ),
      Variable: ({ name }) => values.get(name.ident),
      DeclarationExit: {
        custom({ name, value }) {
          if (name.startsWith("--")) values.set(name, value);
        },
      },
    },
  });
  return code.toString();
}

function stylesOf(method: MethodName): string {
  const values = new Map<string, TokenOrValue[]>();
  const palette = Object.entries(paletteOf(content.company.brand.colours));
  simplified(`svg { ${palette.map(([name, colour]) => `--${name}: ${colour};`).join("")} }`, values);
  const inks = [...inkDeclarations].map(([name, declarations]) => `[data-ink="${name}"] { ${declarations} }`);
  const ofModule = (name: string) => {
    const path = `../diagrams/${name}.module.css`;
    return simplified(sheets[path] ?? "", values, classes[path]);
  };
  return [
    ofModule("parts/drawing"),
    simplified(inks.join(""), values),
    ofModule(anchorOf(method)),
    ownRules,
  ].join("");
}

/** The drawing of a method at its last step, without labels, as an SVG file. */
export function methodDrawing(method: MethodName): string {
  const words = drawingData(method, defaultLanguage);
  if (!words) throw new Error(`The method ${method} has no drawing`);
  return renderToStaticMarkup(
    <WithinIsland value>
      <ExportedStyles value={stylesOf(method)}>{drawMethod(method, words)}</ExportedStyles>
    </WithinIsland>,
  );
}
