import { useEffect, useRef, type ReactNode } from "react";
import { showNamed, useAddressHash } from "#app/ui/use-address-hash.ts";
import type { GuideData } from "./guide.server.ts";
import styles from "./guide.module.css";

interface GuideStepsProps {
  readonly ways: GuideData["ways"];
  /** Hashes of the steps, the first of which is shown first. */
  readonly ids: readonly string[];
  /** What introduces them, what is noted below them, and what they say. */
  readonly children: readonly ReactNode[];
}

/** Questions as plain links that lead to a control. The step on show is the hash of the address; without scripts all are. */
export default function GuideSteps({ ways, ids, children }: GuideStepsProps) {
  const [introduction, note, ...steps] = children;
  const hash = useAddressHash((named) => ids.includes(named));
  const shown = ids.includes(hash ?? "") ? hash : ids[0];

  const before = useRef<string>(undefined);

  // The words that a press, or going back, brings are the next to be read; the browser could not lead to what was hidden.
  useEffect(() => {
    const last = before.current;
    before.current = hash;
    const step = document.getElementById(shown ?? "");
    if (!step || hash === undefined || hash === (last ?? "")) return;
    // A link may have been pressed before React came; but an address that is opened takes no focus.
    const isAsked =
      last !== undefined || performance.getEntriesByType("navigation")[0]?.name !== location.href;
    const focused = document.activeElement;
    const isHere = focused === document.body || step.closest("x-island")?.contains(focused) === true;
    if (isAsked && isHere) step.querySelector("h3")?.focus({ preventScroll: true });
    step.scrollIntoView({ block: "nearest" });
  }, [hash, shown]);

  // Each link listens itself: where what is around it did, screen readers would call all of that clickable.
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const links =
      start.current?.closest("x-island")?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [];
    const removals = Array.from(links, (link) => {
      const listener = (event: MouseEvent) => showNamed(event, link, "push");
      link.addEventListener("click", listener);
      return () => link.removeEventListener("click", listener);
    });
    return () => removals.forEach((remove) => remove());
  }, []);

  const way = ways.find(({ href }) => href === `#${shown ?? ""}`)?.href;

  return (
    <>
      <div ref={start} className={styles.head} data-span={5}>
        {introduction}
        <ul className="screen-only choices">
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a className="touch" href={href} aria-current={href === way ? "step" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.steps} data-start={6} data-enhanced={hash !== undefined}>
        {ids.map((id, index) => (
          <div key={id} id={id} className={styles.step} data-shown={id === shown || undefined}>
            {steps[index]}
          </div>
        ))}
        {note}
      </div>
    </>
  );
}
