import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

/** How long each step stands while a diagram plays, in ms. */
export const stepDurationMs = 2800;

/** A diagram plays once this share of its drawing is in view, or fills this share of the window. */
const shareInView = 0.5;

function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return (
    intersectionRatio >= shareInView ||
    (rootBounds !== null && intersectionRect.height >= rootBounds.height * shareInView)
  );
}

interface State {
  readonly step: number;
  readonly playing: boolean;
  /** Counts the changes of step, and the times that the drawing begins. */
  readonly turn: number;
  readonly round: number;
}

/** The change to a step. */
const to =
  (step: number, playing: boolean, anew = false) =>
  ({ turn, round }: State): State => ({ step, playing, turn: turn + 1, round: anew ? round + 1 : round });

/** Whether the page is being printed: paper shows one moment, which is to be the last step. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // At once: the browser takes the page as it is when this returns.
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    for (const type of ["beforeprint", "afterprint"]) addEventListener(type, onPrint);
    return () => {
      for (const type of ["beforeprint", "afterprint"]) removeEventListener(type, onPrint);
    };
  }, []);
  return printing;
}

export type Steps = ReturnType<typeof useSteps>;

/** The step shown: the last one; where motion is welcome, the first, until the drawing is seen and plays once. */
export function useSteps(count: number) {
  const last = count - 1;
  const stage = useRef<HTMLDivElement>(null);
  /** Watches for the drawing to be seen, until the visitor has taken it in hand. */
  const unseen = useRef<IntersectionObserver>(null);
  const [state, setState] = useState({ step: last, playing: false, turn: 0, round: 0 });
  const { step, playing } = state;

  useEffect(() => {
    const element = stage.current;
    if (!element || prefersReducedMotion()) return undefined;
    let waiting = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(isSeen);
        if (seen) observer.disconnect();
        if (seen || !waiting) setState(to(0, seen, true));
        waiting = true;
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, shareInView] },
    );
    unseen.current = observer;
    const observe = () => observer.observe(element);
    if (document.documentElement.dataset.loading === "playing")
      addEventListener("loadingover", observe, { once: true });
    else observe();
    return () => {
      removeEventListener("loadingover", observe);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => setState(to(step + 1, step + 1 < last)), stepDurationMs);
    return () => clearTimeout(timer);
  }, [playing, step, last]);

  const go = (target: number, play: boolean, anew = false) => {
    unseen.current?.disconnect();
    setState(to(Math.min(Math.max(target, 0), last), play, anew));
  };

  const printing = usePrinting();

  return {
    ...state,
    step: printing ? last : step,
    /** The step that is shown when nothing is printed. */
    ownStep: step,
    printing,
    count,
    stage,
    next: () => go(step + 1, false),
    previous: () => go(step - 1, false),
    /** From the start; without motion, the visitor then leads from step to step. */
    replay: () => go(0, !prefersReducedMotion(), true),
    pause: () => go(step, false),
    /** Shows the last step without counting as a change of step: the visitor explores the drawing. */
    explore: () => {
      unseen.current?.disconnect();
      setState(({ turn, round }) => ({ step: last, playing: false, turn, round }));
    },
  };
}
