import type { FrameData } from "#app/data/frame.server.ts";
import { MenuDropdown } from "./menu-dropdown.tsx";
import styles from "./main-menu.module.css";

/** The entries of the main menu, in one list. An entry with pages below it is a dropdown. */
export function MainMenu({ data: { menu, path: current } }: { readonly data: FrameData }) {
  return (
    <ul className={styles.list}>
      {menu.map(({ page, href, label, controls }) => (
        <li key={page}>
          {controls ? (
            <MenuDropdown
              className={styles.entry}
              label={label}
              href={href}
              links={controls}
              current={current}
            />
          ) : (
            <a href={href} className={styles.entry} aria-current={href === current ? "page" : undefined}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
