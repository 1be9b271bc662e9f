import styles from "./stamp.module.css";

/** A short code in a frame, such as the code of a method. */
export function Stamp({ code }: { readonly code: string }) {
  return <span className={styles.stamp}>{code}</span>;
}
