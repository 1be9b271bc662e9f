/** The state of a carousel: which slide is shown, and whether it advances by itself. */
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { swipeThresholdPx } from "#app/constants.ts";
import { readingDirection } from "../reading-direction.ts";
import { prefersReducedMotion } from "../reduced-motion.ts";

interface CarouselOptions {
  readonly count: number;
  /** Time from the start of one change to the start of the next, in ms. */
  readonly intervalMs: number;
  /** Effect of the pointer on the rotation: "restart" begins the interval anew on enter and leave, "hold" pauses while inside. */
  readonly onHover: "restart" | "hold";
}

export type Carousel = ReturnType<typeof useCarousel>;

/** A carousel that rotates by itself, unless motion is reduced, the keyboard focus is inside, or the window is hidden. */
export function useCarousel({ count, intervalMs, onHover }: CarouselOptions) {
  // The current slide, the previous one below it, and whether the visitor caused the last change.
  const [slide, setSlide] = useState({ index: 0, previousIndex: 0, byHand: false });
  // `decided`: the visitor's choice, before `moves`, the device's preference. `rotating`: whether slides change by themselves
  // now.
  const [decided, setDecided] = useState<boolean>();
  const [moves, setMoves] = useState(true);
  const playing = decided ?? moves;
  const [pointerInside, setPointerInside] = useState(false);
  const [keyboardInside, setKeyboardInside] = useState(false);
  const [ready, setReady] = useState(false);
  const [round, setRound] = useState(0);
  const id = useId();
  const swipeStart = useRef<number | undefined>(undefined);

  const go = useCallback(
    (step: (index: number) => number, byHand: boolean) => {
      setSlide(({ index }) => ({ index: (step(index) + count) % count, previousIndex: index, byHand }));
    },
    [count],
  );

  useEffect(() => {
    const begin = () => {
      setMoves(!prefersReducedMotion());
      setReady(true);
    };
    if (document.documentElement.dataset.loading !== "playing") {
      const frame = requestAnimationFrame(begin);
      return () => cancelAnimationFrame(frame);
    }
    addEventListener("loadingover", begin, { once: true });
    return () => removeEventListener("loadingover", begin);
  }, []);

  const rotating = ready && playing && !pointerInside && !keyboardInside;
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) go((index) => index + 1, false);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [rotating, intervalMs, go, slide.byHand, slide.index, round]);

  const hover =
    (inside: boolean) =>
    ({ pointerType }: React.PointerEvent) => {
      if (pointerType !== "mouse") return;
      if (onHover === "hold") setPointerInside(inside);
      else setRound((value) => value + 1);
    };

  return {
    /** Id of the element that holds the slides. */
    id,
    state: { ...slide, playing, rotating, still: ready && !moves },
    show: (target: number) => go(() => target, true),
    next: () => go((index) => index + 1, true),
    previous: () => go((index) => index - 1, true),
    toggle: () => setDecided(!playing),
    rootProps: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onKeyDown: ({ key, currentTarget, altKey, ctrlKey, metaKey, shiftKey }: React.KeyboardEvent) => {
        // With these modifiers, arrows are commands of the browser, such as Back.
        if (altKey || ctrlKey || metaKey || shiftKey) return;
        const right = readingDirection(currentTarget);
        if (key === "ArrowLeft") go((index) => index - right, true);
        if (key === "ArrowRight") go((index) => index + right, true);
      },
      onFocus: ({ target }: { readonly target: Element }) => {
        if (target.matches(":focus-visible")) setKeyboardInside(true);
      },
      onBlur: ({ relatedTarget, currentTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setKeyboardInside(false);
      },
    },
    /** Props of the element with the pictures: a swipe of at least the threshold moves one slide. */
    swipeProps: {
      onPointerDown: ({ clientX, isPrimary, button }: React.PointerEvent) => {
        swipeStart.current = isPrimary && button === 0 ? clientX : undefined;
      },
      onPointerUp: ({ clientX, currentTarget }: React.PointerEvent) => {
        if (swipeStart.current === undefined) return;
        const distance = (clientX - swipeStart.current) * readingDirection(currentTarget);
        swipeStart.current = undefined;
        if (Math.abs(distance) < swipeThresholdPx) return;
        go((index) => index + (distance < 0 ? 1 : -1), true);
      },
      onPointerCancel: () => {
        swipeStart.current = undefined;
      },
    },
  };
}
