import type { FrameData } from "#app/data/frame.server.ts";
import styles from "./menu-dropdown.module.css";

interface MenuDropdownProps {
  readonly label: string;
  /** URL of the page that the entry is named after. */
  readonly href: string;
  readonly links: NonNullable<FrameData["menu"][number]["controls"]>;
  readonly current: string | undefined;
  readonly className: string | undefined;
}

/** A dropdown of links (`<details>`). `app/behaviours/menus.ts` closes it. */
export function MenuDropdown({ label, href: own, links, current, className }: MenuDropdownProps) {
  return (
    <details className={styles.root}>
      <summary
        className={`${className} ${styles.button}`}
        aria-current={own === current ? "page" : undefined}
        data-current={own === current || links.some(({ href }) => href === current) || undefined}
      >
        {label}
        <svg className="icon" viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul className={styles.panel}>
        {links.map(({ page, href, label: name, code }) => (
          <li key={page}>
            <a className="touch" href={href} aria-current={href === current ? "page" : undefined}>
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
