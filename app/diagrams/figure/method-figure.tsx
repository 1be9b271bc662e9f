import type { ReactNode } from "react";
import type { Diagrams } from "#model/schema/diagrams.ts";
import { StepControls } from "./step-controls.tsx";
import type { DiagramProps } from "./words.ts";
import styles from "./method-figure.module.css";

type MethodFigureProps = Pick<DiagramProps<keyof Diagrams>, "name" | "controls" | "steps"> & {
  readonly children: ReactNode;
};

/**
 * A drawing at its last step, its buttons, and its steps as text for visitors who cannot see the drawing. Styles follow
 * `data-step`, which `app/behaviours/method-figures.ts` changes.
 */
export function MethodFigure({ name, controls, steps, children }: MethodFigureProps) {
  const last = steps.length - 1;
  return (
    <figure className={styles.figure} data-step={last} data-on="band" data-method-figure="">
      <div data-ground="sheet" data-drawing="">
        {children}
      </div>
      <StepControls name={name} words={controls} count={steps.length} />
      <p className="sr-only" aria-live="polite" />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} aria-current={index === last ? "step" : undefined}>
            <strong>{title}</strong>
            {` ${text}`}
          </li>
        ))}
      </ol>
    </figure>
  );
}
