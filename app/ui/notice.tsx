import styles from "./notice.module.css";

/** Additional information that the reader needs. */
export function Notice({ text }: { readonly text: string }) {
  return <p className={styles.notice}>{text}</p>;
}
