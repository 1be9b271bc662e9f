import { Arrow } from "./arrow.tsx";
import styles from "./button-link.module.css";

interface LinkProps {
  readonly href: string;
  readonly label: string;
  /** Said after the label by a screen reader, when the label alone does not tell where the link leads. */
  readonly context?: string;
}

function Words({ label, context }: Pick<LinkProps, "label" | "context">) {
  return (
    <span>
      {label}
      {context !== undefined && <span className="visually-hidden">{`, ${context}`}</span>}
    </span>
  );
}

/** The main thing to press in a section. One `accent` at most on a screen. */
export function ButtonLink({
  href,
  label,
  context,
  tone = "plain",
}: LinkProps & { readonly tone?: "plain" | "accent" }) {
  return (
    <a className={styles.button} data-accent={tone === "accent"} href={href}>
      <Words label={label} {...(context !== undefined && { context })} />
      <Arrow />
    </a>
  );
}

/** The quieter thing to press: words on a line. */
export function TextLink({ href, label, context }: LinkProps) {
  return (
    <a className={styles.text} href={href}>
      <Words label={label} {...(context !== undefined && { context })} />
      <Arrow />
    </a>
  );
}
