import { useEffect, useMemo, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { TermGroup } from "./terms.server.ts";
import { usePartInView } from "./use-part-in-view.ts";
import styles from "./letter-index.module.css";

interface LetterIndexProps {
  /** Name of the landmark, read aloud. */
  readonly label: string;
  readonly groups: readonly TermGroup[];
}

/** The letters, which stay in view: a scale on which the letter of the terms just below it is marked. */
export function LetterIndex({ label, groups }: LetterIndexProps) {
  const bar = useRef<HTMLElement>(null);
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const current = usePartInView(bar, ids);

  // On a phone the letters do not all fit: the marked one comes to the middle.
  useEffect(() => {
    const link = bar.current?.querySelector("[aria-current]");
    const line = link?.closest("ul");
    if (!link || !line) return;
    const [mark, box] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
    line.scrollBy({ left: mark.left + mark.width / 2 - box.left - box.width / 2 });
  }, [current]);

  return (
    <nav ref={bar} className={styles.bar} aria-label={label} data-tone="dark">
      <ul className={classNames("wrap", styles.letters)}>
        {groups.map(({ id, letter }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
