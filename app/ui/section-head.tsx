import { TextLink } from "./button-link.tsx";
import { Eyebrow } from "./eyebrow.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  readonly label: string;
  readonly title: string;
  readonly link?: { readonly href: string; readonly label: string; readonly context?: string };
}

/** Label and heading at the left edge; one link at the right one. */
export function SectionHead({ label, title, link }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.title} data-span={8}>
        <Eyebrow label={label} />
        <h2>{title}</h2>
      </div>
      {link && (
        <p className={styles.aside} data-start={9}>
          <TextLink {...link} />
        </p>
      )}
    </div>
  );
}
