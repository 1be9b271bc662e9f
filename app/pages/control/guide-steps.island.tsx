import { useEffect, useRef, type ReactNode } from "react";
import { showNamed, useAddressHash } from "#app/ui/use-address-hash.ts";
import type { GuideData } from "./guide.server.ts";
import styles from "./guide.module.css";

interface GuideStepsProps {
  readonly ways: GuideData["ways"];
  /** Hashes of the steps; the first step is shown at first. */
  readonly ids: readonly string[];
  /** The introduction, the note below the steps, then the steps. */
  readonly children: readonly ReactNode[];
}

/** Questions as plain links that lead to a control. The step shown is the hash of the address; without scripts all are shown. */
export default function GuideSteps({ ways, ids, children }: GuideStepsProps) {
  const [introduction, note, ...steps] = children;
  const hash = useAddressHash((named) => ids.includes(named));
  const shown = ids.includes(hash ?? "") ? hash : ids[0];

  const before = useRef<string>(undefined);

  // After a press or Back, focuses the step's heading and scrolls to it: the browser cannot, as the step was hidden.
  useEffect(() => {
    const last = before.current;
    before.current = hash;
    const step = document.getElementById(shown ?? "");
    if (!step || hash === undefined || hash === (last ?? "")) return;
    // A link may have been pressed before hydration; opening a URL directly moves no focus.
    const isAsked =
      last !== undefined || performance.getEntriesByType("navigation")[0]?.name !== location.href;
    const focused = document.activeElement;
    const isHere = focused === document.body || step.closest("x-island")?.contains(focused) === true;
    if (isAsked && isHere) step.querySelector("h3")?.focus({ preventScroll: true });
    step.scrollIntoView({ block: "nearest" });
  }, [hash, shown]);

  // One listener for each link: with one on their container, screen readers would call all of it clickable.
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
      <div ref={start} className={styles.head} data-span={6}>
        {introduction}
        <ul className="screen-only choices">
          {ways.map(({ href, label }) => (
            <li key={href}>
              <a
                className="touch"
                href={href}
                aria-current={href === way ? "step" : undefined}
                suppressHydrationWarning
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.content} data-start={7} data-enhanced={hash !== undefined}>
        {ids.map((id, index) => (
          <article
            key={id}
            id={id}
            className={styles.step}
            role="none"
            data-shown={id === shown || undefined}
          >
            {steps[index]}
          </article>
        ))}
        {note}
      </div>
    </>
  );
}
