import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import type { Steps } from "./use-steps.ts";

/** How long a value takes to the place that a step gives it, in ms. */
const glideMs = 1400;

/** A value that goes smoothly to its target; at once where motion is unwelcome. */
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

/** What the visitor moves: each step puts it in its place of `places`, until the visitor takes it. */
export function useExplored(steps: Steps, places: readonly number[]) {
  const [taken, setTaken] = useState({ value: 0, turn: -1 });
  const glided = useGlide(places[steps.ownStep] ?? 0);
  const shown = taken.turn === steps.turn ? taken.value : glided;
  return {
    value: steps.printing ? (places.at(-1) ?? shown) : shown,
    explore: (value: number) => {
      setTaken({ value, turn: steps.turn });
      steps.explore();
    },
  };
}
