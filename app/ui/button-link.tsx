import { Arrow } from "./arrow.tsx";
import styles from "./button-link.module.css";

interface LinkProps {
  readonly href: string;
  readonly label: string;
  /** Said after the label by a screen reader, when the label alone does not tell where the link leads. */
  readonly context?: string;
}

function Words({ label, context }: LinkProps) {
  return (
    <>
      <span>
        {label}
        {context !== undefined && <span className="visually-hidden">{`, ${context}`}</span>}
      </span>
      <Arrow />
    </>
  );
}

/** The main thing to press in a section. One `accent` at most on a screen. */
export function ButtonLink({ tone, ...link }: LinkProps & { readonly tone?: "accent" }) {
  return (
    <a className={styles.button} data-accent={tone === "accent"} href={link.href}>
      <Words {...link} />
    </a>
  );
}

/** The quieter thing to press: words on a line. */
export function TextLink(link: LinkProps) {
  return (
    <a className={styles.text} href={link.href}>
      <Words {...link} />
    </a>
  );
}
