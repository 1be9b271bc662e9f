import type { HeadWords } from "#model/schema/parts.ts";
import styles from "./section-title.module.css";

/** A section's heading below its label, which stands behind the section's number: that counts itself. */
export function SectionTitle({ label, title }: HeadWords) {
  return (
    <>
      <p className={`label ${styles.eyebrow}`}>
        <span>{label}</span>
      </p>
      <h2>{title}</h2>
    </>
  );
}
