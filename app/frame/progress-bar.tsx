import styles from "./progress-bar.module.css";

/** A thin line while a slow page loads. */
export function ProgressBar({ label }: { readonly label: string }) {
  return <div className={styles.bar} role="progressbar" aria-label={label} />;
}
