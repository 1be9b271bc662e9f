import { classNames } from "./class-names.ts";
import styles from "./page-index.module.css";

interface PageIndexProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly className: string | undefined;
  readonly listClass?: string;
}

/** Sticky links to the parts of a page. `app/behaviours/page-index.ts` marks the current one. */
export function PageIndex({ label, parts, className, listClass }: PageIndexProps) {
  return (
    <nav
      className={classNames("screen-only", styles.index, className)}
      aria-label={label}
      data-on="band"
      data-page-index=""
    >
      <ol className={classNames(styles.list, listClass)}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a className="cluster" href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
