import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { useAddressHash } from "#app/ui/use-address-hash.ts";
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
  const { hash, enhanced, follow } = useAddressHash();
  const chosen = useRef(false);
  const shown = ids.includes(hash) ? hash : ids[0];

  // The words that a press or an address brings are the next to be read; the browser could not lead to what was hidden.
  useEffect(() => {
    if (hash !== shown) return;
    const step = document.getElementById(hash);
    if (chosen.current) step?.focus({ preventScroll: true });
    chosen.current = false;
    step?.scrollIntoView({ block: "nearest" });
  }, [hash, shown]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) chosen.current = follow(event, link, { replace: false });
  };

  const way = ways.find(({ href }) => href === `#${shown ?? ""}`)?.href;

  return (
    <>
      <div className={styles.head} data-span={5} onClick={onClick}>
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
      <div className={styles.steps} data-start={6} data-enhanced={enhanced} onClick={onClick}>
        {ids.map((id, index) => (
          // It takes the focus when a press brings it.
          <div
            key={id}
            id={id}
            role="group"
            aria-labelledby={`${id}-title`}
            className={styles.step}
            tabIndex={-1}
            data-shown={id === shown || undefined}
          >
            {steps[index]}
          </div>
        ))}
        {note}
      </div>
    </>
  );
}
