import { Arrow } from "./arrow.tsx";
import { Context } from "./context.tsx";
import styles from "./button-link.module.css";

interface LinkProps {
  readonly href: string;
  readonly label: string;
  /** Added for screen readers, if the label alone does not tell where the link leads. */
  readonly context?: string;
}

function Words({ label, context }: LinkProps) {
  return (
    <>
      <span>
        {label}
        {context !== undefined && <Context>{context}</Context>}
      </span>{" "}
      <Arrow />
    </>
  );
}

/** The main link of a section. At most one `accent` per screen. */
export function ButtonLink({ tone, ...link }: LinkProps & { readonly tone?: "accent" }) {
  return (
    <a className={styles.button} data-accent={tone === "accent"} href={link.href}>
      <Words {...link} />
    </a>
  );
}

/** A secondary link, as underlined text. */
export function TextLink(link: LinkProps) {
  return (
    <a className={styles.text} href={link.href}>
      <Words {...link} />
    </a>
  );
}
