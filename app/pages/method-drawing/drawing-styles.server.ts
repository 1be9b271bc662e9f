import { transform } from "lightningcss";
import { paletteOf } from "#app/brand/palette.server.ts";
import { content } from "#app/content/content.server.ts";

const sheets = import.meta.glob<string>(
  ["../../diagrams/*.module.css", "../../diagrams/parts/drawing.module.css"],
  { query: "?raw", import: "default", eager: true },
);

/** The rules of a style sheet that hold always: they stand before those of media, containers and movements. */
function plainRules(css = ""): string {
  // For browsers that know no nesting, as programs that read an SVG file do not.
  const code = Buffer.from(css);
  const flat = transform({ filename: "drawing.css", code, targets: { chrome: 80 << 16 } }).code.toString();
  return /^@layer \w+ \{([^@]*)/.exec(flat)?.[1] ?? "";
}

/** Puts the values of custom properties in the place of their names. */
function resolved(css: string): string {
  const own = [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value] as const);
  const values = new Map([...Object.entries(paletteOf(content.company.brand.colours)), ...own]);
  const resolve = (text: string): string =>
    text.replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => {
      const value = values.get(name);
      return value === undefined ? whole : resolve(value);
    });
  return resolve(css);
}

/**
 * The styles of a drawing that stands alone as a picture: its colours, and neither words nor what only earlier steps show.
 * @param file name of the drawing's module, without extension
 */
export function drawingStyles(file: string): string {
  const rules = ["parts/drawing", file].map((name) =>
    plainRules(sheets[`../../diagrams/${name}.module.css`]),
  );
  return `${resolved(rules.join("")).replaceAll(/\s+/g, " ")}text,[data-leader],[data-to]{display:none}`;
}
