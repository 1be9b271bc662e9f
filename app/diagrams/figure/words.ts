/** Words of a diagram, as its props bring them: diagrams have none of their own. */

export interface Step {
  readonly title: string;
  readonly text: string;
}

/** Words that all diagrams share. `{…}` stands for what is filled in. */
export interface StepWords {
  /** Name of the group of buttons, with `{name}`. */
  readonly group: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly replay: string;
  /** Which step is shown, with `{number}` and `{total}`. */
  readonly step: string;
  /** Captions of the parts of a drawing. */
  readonly section: string;
  readonly surface: string;
  readonly screen: string;
}

export interface DiagramProps<Label extends string = never> {
  /** Name of the method. */
  readonly name: string;
  /** What the drawing shows, for someone who cannot see it; the steps say the rest. */
  readonly alt: string;
  readonly steps: readonly Step[];
  readonly labels: Readonly<Record<Label, string>>;
  readonly controls: StepWords;
}

/** Puts values in the place of `{names}` in a text. */
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
