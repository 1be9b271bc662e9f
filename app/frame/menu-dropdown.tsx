import { useEffect, useRef } from "react";
import type { FrameData } from "#app/data/frame.server.ts";
import { upTo } from "#app/ui/breakpoints.ts";
import styles from "./menu-dropdown.module.css";

interface MenuDropdownProps {
  readonly label: string;
  /** Address of the page that the entry is named after. */
  readonly href: string;
  readonly links: NonNullable<FrameData["menu"][number]["controls"]>;
  readonly current: string | undefined;
  readonly className: string | undefined;
}

/** Whether the links lie over the page. On phones they stand among the entries, which would move away from under a press. */
const floats = () => !matchMedia(upTo.menuCollapsed).matches;

/** Links that the browser unfolds. Scripts fold them on Escape, on a choice and, floating, when one goes elsewhere. */
export function MenuDropdown({ label, href: own, links, current, className }: MenuDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  const fold = () => {
    if (details.current) details.current.open = false;
  };

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (floats() && target instanceof Node && !details.current?.contains(target)) fold();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.current?.open) return;
      fold();
      details.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", onPointerDown);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("pointerdown", onPointerDown);
      removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return (
    <details
      ref={details}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        if (floats() && relatedTarget && !details.current?.contains(relatedTarget)) fold();
      }}
    >
      <summary
        className={`${className} ${styles.button}`}
        aria-current={own === current ? "page" : undefined}
        data-current={own === current || links.some(({ href }) => href === current) || undefined}
      >
        {label}
        <svg className="icon" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul className={styles.panel}>
        {links.map(({ page, href, label: name, code }) => (
          <li key={page}>
            <a
              className="touch"
              href={href}
              aria-current={href === current ? "page" : undefined}
              onClick={fold}
            >
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
              {` ${name}`}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
