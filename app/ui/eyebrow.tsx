import styles from "./eyebrow.module.css";

/** The label above a heading, behind the section's number, which counts itself: sets the rhythm of a page. */
export function Eyebrow({ label }: { readonly label: string }) {
  return (
    <p className={`label ${styles.eyebrow}`}>
      <span>{label}</span>
    </p>
  );
}
