import type { HeadWords } from "#model/schema/parts.ts";
import { headingText } from "./heading-text.ts";
import styles from "./section-title.module.css";

/** A section's heading below its label. */
export function SectionTitle({ label, title }: HeadWords) {
  return (
    <>
      <p className={`label ${styles.eyebrow}`}>{label}</p>
      <h2>{headingText(title)}</h2>
    </>
  );
}
