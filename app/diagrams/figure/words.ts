import type { Words } from "#model/schema/model.ts";
import type { Diagrams, DiagramWords } from "#model/schema/diagrams.ts";

/** Props of a diagram. They hold all its words. */
export type DiagramProps<Name extends keyof Diagrams> = DiagramWords<Name> & {
  readonly name: string;
  readonly controls: Words["methods"]["diagramControls"];
  /** The decimal separator of the page's language. */
  readonly decimalMark: string;
};

/** Props of the drawing itself; the others are for its figure. */
export type DrawingProps<Name extends keyof Diagrams> = Omit<DiagramProps<Name>, "name" | "steps">;

/** Fills the placeholders of a text: `{name}` becomes the value `name`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    text,
  );
}

/** A number with a fixed count of decimals. @param mark the decimal separator */
export function decimal(value: number, digits: number, mark: string): string {
  return value.toFixed(digits).replace(".", mark);
}
