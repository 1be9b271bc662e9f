import styles from "./notice.module.css";

/** What the reader must know besides. */
export function Notice({ text }: { readonly text: string }) {
  return <p className={styles.notice}>{text}</p>;
}
