import { transform } from "lightningcss";
import { content } from "#app/data/content.server.ts";
import { inkDeclarations } from "#app/diagrams/parts/inks.ts";
import { paletteOf } from "#model/site/palette.ts";

/** What a mark is drawn with: attributes of SVG, by name. */
type Ink = Readonly<Record<string, string>>;

const sheets = import.meta.glob<string>(
  ["../../diagrams/*.module.css", "../../diagrams/parts/drawing.module.css"],
  { query: "?raw", import: "default", eager: true },
);

/** The rules of a style sheet that hold always: those before media, containers and movements. */
function rulesOf(name: string): (readonly [selector: string, declarations: string])[] {
  const code = Buffer.from(sheets[`../../diagrams/${name}.module.css`] ?? "");
  // For browsers that know no nesting: each rule has its whole selector.
  const flat = transform({ filename: name, code, targets: { chrome: 80 << 16 } }).code.toString();
  const [, plain = ""] = /^([^@]*)/.exec(flat) ?? [];
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", declarations = ""]) =>
    selectors.split(",").map((selector) => [selector.trim(), declarations] as const),
  );
}

/** Declarations as attributes, with the values of custom properties in the place of their names. */
function inkOf(declarations: string, values: ReadonlyMap<string, string>): Ink {
  const resolve = (text: string): string =>
    text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? ""));
  const drawn = [...declarations.matchAll(/\b((?:fill|stroke)[\w-]*|transform): ([^;]+);/g)];
  return Object.fromEntries(
    drawn.map(([, name = "", value = ""]) => [name, resolve(value).replaceAll(/(?<=\d)px/g, "")]),
  );
}

/**
 * The styles of a drawing as attributes, which programs without style sheets read too.
 * @returns the ink of the whole, of a mark by its `data-ink`, and of one by the name of its class
 */
export function inksOf(file: string) {
  const rules = [...rulesOf("parts/drawing"), ...rulesOf(file)];
  const [, whole = ""] = rules.find(([selector]) => selector === ".drawing") ?? [];
  const values = new Map([
    ...Object.entries(paletteOf(content.company.brand.colours)),
    ...[...whole.matchAll(/--([\w-]+): ([^;]+);/g)].map(
      ([, name = "", value = ""]) => [name, value] as const,
    ),
  ]);
  const classes = rules.flatMap(([selector, declarations]) => {
    const [, name] = /^\.(\w+)$/.exec(selector) ?? [];
    return name === undefined ? [] : [[name, inkOf(declarations, values)] as const];
  });
  return {
    whole: inkOf(whole, values),
    marks: new Map([...inkDeclarations].map(([name, declarations]) => [name, inkOf(declarations, values)])),
    classes: new Map(classes),
  };
}
