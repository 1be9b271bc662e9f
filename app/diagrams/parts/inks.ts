/** Custom properties of colour, without their dashes: those of `drawing.module.css`, and some of the site's palette. */
type Colour =
  | "body"
  | "dim"
  | "line"
  | "metal"
  | "metal-light"
  | "screen"
  | "sheet"
  | "signal"
  | "signal-text"
  | "strong";

interface Ink {
  readonly fill?: Colour;
  readonly fillOpacity?: number;
  readonly stroke?: Colour;
  readonly strokeOpacity?: number;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
}

/** Stroke and fill of lines and shapes, by their `data-ink`. */
const inks: Readonly<Record<string, Ink>> = {
  // Lines: hair, edge, bold.
  hair: { stroke: "line", strokeWidth: 1 },
  dim: { stroke: "dim", strokeWidth: 1 },
  axis: { stroke: "dim", strokeWidth: 1, strokeDasharray: "9 3 2 3" },
  hidden: { stroke: "dim", strokeWidth: 1, strokeDasharray: "3 4" },
  edge: { stroke: "line", strokeWidth: 1.6 },
  bold: { stroke: "strong", strokeWidth: 2.4 },
  hatching: { stroke: "line", strokeWidth: 1, strokeOpacity: 0.24 },
  break: { stroke: "dim", strokeWidth: 1 },
  // Highlighted: the flaw, the signal, the reading.
  signal: { stroke: "signal", strokeWidth: 2.4 },
  "signal-hair": { stroke: "signal", strokeWidth: 1 },
  "signal-dash": { stroke: "signal", strokeWidth: 1, strokeDasharray: "4 3" },
  flaw: { fill: "signal" },
  "signal-veil": { fill: "signal", fillOpacity: 0.22 },
  examined: { fill: "body", stroke: "signal", strokeWidth: 1.6 },
  "signal-leak": { stroke: "signal", strokeWidth: 1.6 },
  spray: { stroke: "strong", strokeWidth: 1.6, strokeDasharray: "0.1 6" },
  "signal-spray": { stroke: "signal", strokeWidth: 1.6, strokeDasharray: "0.1 6" },
  crack: { stroke: "screen", strokeWidth: 2 },
  dots: { stroke: "signal", strokeWidth: 1.4, strokeOpacity: 0.5 },
  particles: { stroke: "signal", strokeWidth: 2.4 },
  // Surfaces.
  steel: { fill: "metal" },
  weld: { fill: "metal-light" },
  part: { fill: "metal-light" },
  void: { fill: "sheet", stroke: "line", strokeWidth: 1.6 },
  body: { fill: "body", stroke: "strong", strokeWidth: 1.6 },
  screen: { fill: "screen", stroke: "line", strokeWidth: 1.6 },
  veil: { fill: "line", fillOpacity: 0.12 },
  soil: { fill: "body", stroke: "dim", strokeWidth: 1 },
  grains: { stroke: "line", strokeWidth: 1.2, strokeOpacity: 0.45 },
  film: { fill: "strong", fillOpacity: 0.22, stroke: "strong", strokeOpacity: 0.6, strokeWidth: 1 },
  rubber: { fill: "dim", stroke: "strong", strokeWidth: 1.6 },
  glass: { fill: "line", fillOpacity: 0.35, stroke: "strong", strokeWidth: 1.6 },
  bubble: { fill: "sheet", fillOpacity: 0.5, stroke: "signal", strokeWidth: 1.6 },
  membrane: { fill: "dim", fillOpacity: 0.55, stroke: "line", strokeWidth: 1 },
  primer: { fill: "dim", fillOpacity: 0.28 },
  bore: { fill: "screen" },
  depth: { fill: "screen", stroke: "line", strokeWidth: 1 },
  cable: { stroke: "strong", strokeWidth: 3 },
  light: { fill: "strong", fillOpacity: 0.16 },
  "light-edge": { stroke: "strong", strokeWidth: 4 },
  white: { fill: "strong" },
  dot: { fill: "line" },
  grid: { stroke: "line", strokeWidth: 1, strokeOpacity: 0.16 },
  trace: { stroke: "strong", strokeWidth: 1.6 },
  note: { fill: "signal-text" },
};

/** The same as declarations of CSS, by `data-ink`. */
export const inkDeclarations: ReadonlyMap<string, string> = new Map(
  Object.entries(inks).map(([name, ink]) => [
    name,
    Object.entries(ink)
      .map(([property, value]: [string, string | number]) => {
        const colour = property === "fill" || property === "stroke";
        return `${property.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}: ${colour ? `var(--${value})` : value};`;
      })
      .join(""),
  ]),
);
