import styles from "./progress-bar.module.css";

/** A thin line while a page loads. The style sheet lets it appear only once the change is slow. */
export function ProgressBar({ label }: { readonly label: string }) {
  return <div className={styles.bar} role="progressbar" aria-label={label} />;
}
