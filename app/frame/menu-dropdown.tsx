import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import type { MenuEntry } from "#app/content/types.ts";
import styles from "./menu-dropdown.module.css";

interface MenuDropdownProps {
  readonly label: string;
  readonly links: NonNullable<MenuEntry["controls"]>;
  readonly current: string;
}

/**
 * A button that unfolds links (the disclosure pattern of the W3C Authoring Practices). Without JavaScript the
 * links show while the entry has the pointer or the focus, and always in the phone's menu.
 */
export function MenuDropdown({ label, links, current }: MenuDropdownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("pointerdown", onPointerDown);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("pointerdown", onPointerDown);
      removeEventListener("keydown", onKeyDown);
    };
  }, [open]);

  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-current={links.some(({ href }) => href === current)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {label}
        <svg viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <ul id={panelId} className={styles.panel}>
        {links.map(({ page, href, label: name, code }) => (
          <li key={page}>
            <Link
              to={href}
              aria-current={href === current ? "page" : undefined}
              onClick={() => {
                setOpen(false);
              }}
            >
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
