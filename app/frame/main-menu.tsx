import type { FrameData } from "#app/data/frame.server.ts";
import { MenuDropdown } from "./menu-dropdown.tsx";
import styles from "./main-menu.module.css";

interface MainMenuProps {
  readonly entries: FrameData["menu"];
  /** Address of the page on screen. */
  readonly current: FrameData["path"];
}

/** The entries of the menu. The current page's link says so, to the eye and to a screen reader. */
export function MainMenu({ entries, current }: MainMenuProps) {
  return (
    <ul className={styles.list}>
      {entries.map(({ page, href, label, controls }) => (
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
