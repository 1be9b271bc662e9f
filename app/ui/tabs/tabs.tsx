import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Reveal } from "../reveal.tsx";
import { readingDirection } from "../reading-direction.ts";
import { useAddressHash } from "../use-address-hash.ts";
import styles from "./tabs.module.css";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly {
    /** Hash of the panel in the address, without `#`. */
    readonly id: string;
    readonly name: string;
    readonly panel: ReactNode;
  }[];
}

/** Where a key leads from a tab, in a line as in a column. @param right 1 where the next tab stands to the right, else -1 */
function target(key: string, index: number, count: number, right: 1 | -1): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + right,
    ArrowLeft: index - right,
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : (place + count) % count;
}

/**
 * Tabs (the pattern of the W3C Authoring Practices), the hash naming the open one. Until React has taken over, they are
 * links to panels, of which CSS shows one, or all without scripts. The browser's search finds what is in closed ones.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const { hash, enhanced, show, follow } = useAddressHash();
  const active = Math.max(
    tabs.findIndex(({ id }) => id === hash),
    0,
  );
  const panels = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!enhanced) return;
    for (const [index, panel] of [...(panels.current?.children ?? [])].entries())
      if (index === active) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", "until-found");
  }, [enhanced, active]);

  useEffect(() => {
    const element = panels.current;
    // The browser is about to scroll to a closed panel: its tab opens first.
    const onBeforeMatch = ({ target: panel }: Event) => {
      if (panel instanceof Element && panel.parentElement === element) show(panel.id, { replace: true });
    };
    element?.addEventListener("beforematch", onBeforeMatch);
    return () => element?.removeEventListener("beforematch", onBeforeMatch);
  }, [show]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys, arrows are commands of the browser: back, or the other end of a word.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = target(event.key, active, tabs.length, readingDirection(event.currentTarget));
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    // Passing by is not a step to go back to: only a press is.
    show(tab.id, { replace: true });
    document.getElementById(`tab-${tab.id}`)?.focus();
  };

  return (
    <section className={`section ${styles.section}`}>
      <Reveal className="wrap">
        <div
          className={`screen-only ${styles.list}`}
          {...(enhanced && { role: "tablist", "aria-label": label })}
        >
          {tabs.map(({ id, name }, index) => (
            <a
              key={id}
              id={`tab-${id}`}
              className={styles.tab}
              href={`#${id}`}
              onClick={(event) => follow(event, event.currentTarget, { replace: false })}
              onKeyDown={onKeyDown}
              {...(enhanced && {
                role: "tab",
                "aria-selected": index === active,
                "aria-controls": id,
                tabIndex: index === active ? 0 : -1,
              })}
            >
              <span aria-hidden="true">{String(index + 1).padStart(2, "0")}</span>
              {name}
            </a>
          ))}
        </div>
        <div ref={panels} className={styles.panels} data-enhanced={enhanced}>
          {tabs.map(({ id, panel }, index) => (
            <div
              key={id}
              id={id}
              className={styles.panel}
              {...(enhanced &&
                index === active && { role: "tabpanel", "aria-labelledby": `tab-${id}`, tabIndex: 0 })}
            >
              {panel}
            </div>
          ))}
        </div>
      </Reveal>
    </section>
  );
}
