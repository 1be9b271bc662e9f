import { Fragment, type ReactNode } from "react";
import type { Diagrams } from "#model/schema/diagrams.ts";
import { StepControls } from "./step-controls.tsx";
import type { Steps } from "./use-steps.ts";
import type { DiagramProps } from "./words.ts";
import styles from "./method-figure.module.css";

export type FigureProps = Pick<DiagramProps<keyof Diagrams>, "name" | "controls" | "steps"> & {
  readonly children: ReactNode;
};

/** A drawing on its panel, its buttons, and its steps in words, for whoever cannot see it. Styles follow `data-step`. */
export function MethodFigure({
  name,
  controls,
  state,
  steps,
  children,
}: FigureProps & { readonly state: Steps }) {
  const { stage, step, round } = state;
  return (
    <figure className={styles.figure} data-step={step} data-on="band">
      <div ref={stage} data-ground="sheet" data-drawing="">
        {/* A drawing that begins anew is a new one: what moves at its first step has to start again. */}
        <Fragment key={round}>{children}</Fragment>
      </div>
      <StepControls name={name} words={controls} state={state} />
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} aria-current={index === step ? "step" : undefined}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
