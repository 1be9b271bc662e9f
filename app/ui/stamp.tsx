import styles from "./stamp.module.css";

export function Stamp({ code }: { readonly code: string }) {
  return <span className={styles.stamp}>{code}</span>;
}
