import styles from "./stamp.module.css";

/** A code of the trade (UT, A3), set as a stamp. */
export function Stamp({ code }: { readonly code: string }) {
  return <span className={styles.stamp}>{code}</span>;
}
