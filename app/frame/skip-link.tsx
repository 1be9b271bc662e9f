import { classNames } from "#app/ui/class-names.ts";
import styles from "./skip-link.module.css";

/** First stop of the keyboard: jumps over the bar. Unseen until it has the focus. */
export function SkipLink({ target, label }: { readonly target: string; readonly label: string }) {
  return (
    <a className={classNames("screen-only", styles.link)} href={`#${target}`}>
      {label}
    </a>
  );
}
