import styles from "./stamp.module.css";

/** A code of the trade (UT, A3), set as a stamp. */
export function Stamp({ code, small }: { readonly code: string; readonly small?: boolean }) {
  return (
    <span className={styles.stamp} data-small={small}>
      {code}
    </span>
  );
}
