import { MethodFigure, type FigureProps } from "./method-figure.tsx";
import { useSteps } from "./use-steps.ts";

/** A figure whose drawing shows its steps by styles alone, and is left as it came. */
export default function PlayedFigure({ name, controls, steps, children }: FigureProps) {
  return (
    <MethodFigure name={name} controls={controls} steps={steps} state={useSteps(steps.length)}>
      {children}
    </MethodFigure>
  );
}
