/** The event at a figure by which `app/behaviours/method-figures.ts` tells a drawing that the visitor explores of its step. */
export const stepChange = "stepchange";

/** The event at a figure by which such a drawing tells that the visitor has taken it in hand. */
export const explored = "explored";

export interface StepChange {
  /** Number of the step shown, from 0. */
  readonly step: number;
  /** Whether it is shown for paper alone, until the next change. */
  readonly printed: boolean;
  /** Whether the visitor, who explores the drawing, has caused it: what is in hand stays where it is. */
  readonly byExploring: boolean;
}
