/** Event on a figure: `app/behaviours/method-figures.ts` tells an interactive drawing which step to show. */
export const stepChange = "stepchange";

/** Event on a figure: its interactive drawing reports that the visitor has started to use it. */
export const explored = "explored";

export interface StepChange {
  /** Index of the step, from 0. */
  readonly step: number;
  /** Whether the step is shown only for printing, until the next change. */
  readonly printed: boolean;
  /** Whether the visitor caused the change by using the drawing, which then keeps the value that the visitor has set. */
  readonly byExploring: boolean;
}
