import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { explored, stepChange, type StepChange } from "./step-change.ts";

/** Duration of the movement to a step's value, in ms. */
const glideMs = 1400;

/** Animates a value to its target; jumps with reduced motion. */
function useGlide(target: number): number {
  const [value, setValue] = useState(target);
  const current = useRef(target);

  useEffect(() => {
    const from = current.current;
    if (from === target) return undefined;
    const duration = prefersReducedMotion() ? 0 : glideMs;
    let frame = 0;
    let start: number | undefined;
    const move = (now: number) => {
      start ??= now;
      const way = duration === 0 ? 1 : Math.min((now - start) / duration, 1);
      current.current = from + (target - from) * way * way * (3 - 2 * way);
      setValue(current.current);
      if (way < 1) frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return value;
}

interface State {
  readonly step: number;
  readonly printed: boolean;
  /** The value that the visitor has set since the last step. */
  readonly taken?: number | undefined;
}

/**
 * The value of an interactive drawing. Each step of the surrounding figure moves it to that step's entry of `positions`, until
 * the visitor changes it.
 * @returns `root` for the drawing's element; the step and the value to show; `explore`, which sets the value
 */
export function useExplored(positions: readonly number[]) {
  const last = positions.length - 1;
  const root = useRef<SVGSVGElement>(null);
  const [{ step, printed, taken }, setState] = useState<State>({ step: last, printed: false });
  const glided = useGlide(positions[step] ?? 0);

  useEffect(() => {
    const figure = root.current?.closest("figure");
    const follow = (event: Event) => {
      const { detail } = event as CustomEvent<StepChange>;
      // Printing does not wait for a scheduled update of React.
      if (detail.printed) flushSync(() => setState((state) => ({ ...state, printed: true })));
      else
        setState((state) => ({
          step: detail.step,
          printed: false,
          taken: detail.byExploring || state.printed ? state.taken : undefined,
        }));
    };
    figure?.addEventListener(stepChange, follow);
    return () => figure?.removeEventListener(stepChange, follow);
  }, []);

  return {
    root,
    step: printed ? last : step,
    value: printed ? (positions[last] ?? 0) : (taken ?? glided),
    explore: (value: number) => {
      setState((state) => ({ ...state, taken: value }));
      root.current?.closest("figure")?.dispatchEvent(new Event(explored));
    },
  };
}
