import { Link, useLocation } from "react-router";
import type { MenuEntry } from "#app/content/types.ts";
import { MenuDropdown } from "./menu-dropdown.tsx";
import styles from "./main-menu.module.css";

/** The entries of the menu. The current page's link says so, to the eye and to a screen reader. */
export function MainMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const current = pathname.replace(/(?<=.)\/$/, "");
  return (
    <ul className={styles.list}>
      {entries.map(({ page, href, label, controls }) => (
        <li key={page}>
          {controls ? (
            <MenuDropdown label={label} links={controls} current={current} />
          ) : (
            <Link to={href} className={styles.entry} aria-current={href === current ? "page" : undefined}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
