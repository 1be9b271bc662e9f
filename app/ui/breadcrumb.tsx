import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  /** Name of the landmark, read aloud. */
  readonly label: string;
  readonly home: { readonly href: string; readonly label: string };
  readonly current: string;
}

/** Where the page stands below home (the breadcrumb pattern of the W3C Authoring Practices). */
export function Breadcrumb({ label, home, current }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol>
        <li>
          <a href={home.href}>{home.label}</a>
        </li>
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
