import type { Words } from "#model/schema/model.ts";
import type { Diagrams, DiagramWords } from "#model/schema/diagrams.ts";

/** Words of a diagram, as its props bring them: diagrams have none of their own. */
export type DiagramProps<Name extends keyof Diagrams> = DiagramWords<Name> & {
  readonly name: string;
  readonly controls: Words["methods"]["diagramControls"];
  /** What stands before decimals. */
  readonly decimalMark: string;
};

/** What a drawing itself is made from; the rest is its figure's. */
export type DrawingProps<Name extends keyof Diagrams> = Omit<DiagramProps<Name>, "name" | "steps">;

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    text,
  );
}

/** A number with so many decimals, and what stands before them in the language of the page. */
export function decimal(value: number, digits: number, mark: string): string {
  return value.toFixed(digits).replace(".", mark);
}
