import styles from "./eyebrow.module.css";

/** The numbered label above a heading: sets the rhythm of a page. */
export function Eyebrow({ number, label }: { readonly number: string; readonly label: string }) {
  return (
    <p className={styles.eyebrow}>
      <b>{number}</b>
      <span>{label}</span>
    </p>
  );
}
