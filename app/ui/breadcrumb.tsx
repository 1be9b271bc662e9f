import { classNames } from "./class-names.ts";
import styles from "./breadcrumb.module.css";

interface BreadcrumbProps {
  readonly label: string;
  readonly above: readonly { readonly href: string; readonly label: string }[];
  readonly current: string;
}

/** The path from home to the page (the breadcrumb pattern of the W3C Authoring Practices). */
export function Breadcrumb({ label, above, current }: BreadcrumbProps) {
  return (
    <nav className={classNames("label", styles.breadcrumb)} aria-label={label}>
      <ol className="cluster">
        {above.map((page) => (
          <li key={page.href} className="cluster">
            <a className="touch" href={page.href}>
              {page.label}
            </a>
          </li>
        ))}
        <li className="cluster">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
