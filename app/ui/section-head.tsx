import { TextLink } from "./button-link.tsx";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly link?: { readonly href: string; readonly label: string; readonly context?: string };
}

/** Number, label and heading at the left edge; one link at the right one. */
export function SectionHead({ number, label, title, link }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <Eyebrow number={number} label={label} />
        <h2>{title}</h2>
      </div>
      {link && (
        <p className={styles.aside}>
          <TextLink {...link} />
        </p>
      )}
    </div>
  );
}
