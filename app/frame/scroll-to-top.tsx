import { useEffect, useState, type RefObject } from "react";
import { scrollToTopThresholdPx } from "#app/constants.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import styles from "./scroll-to-top.module.css";

interface ScrollToTopProps {
  readonly label: string;
  /** Takes the focus, because the button that had it goes away. */
  readonly focusTarget: RefObject<HTMLElement | null>;
}

export function ScrollToTop({ label, focusTarget }: ScrollToTopProps) {
  const [shown, setShown] = useState(false);
  const [yields, setYields] = useState(false);

  useEffect(() => {
    const events = ["scroll", "focusin", "focusout"];
    const update = () => {
      setShown(scrollY > scrollToTopThresholdPx);
      // Not by `:has(:focus-visible)`: browsers work out the styles of all the page anew for it with every step.
      setYields(document.activeElement?.matches("main :focus-visible") === true);
    };
    update();
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, []);

  const toTop = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    focusTarget.current?.focus({ preventScroll: true });
  };

  if (!shown) return null;
  return (
    <IconButton className={styles.button} data-on="band" data-yields={yields} label={label} onClick={toTop}>
      <Arrow direction="up" />
    </IconButton>
  );
}
