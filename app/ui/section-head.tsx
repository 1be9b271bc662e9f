import type { ComponentProps } from "react";
import type { HeadWords } from "#model/schema/parts.ts";
import { TextLink } from "./button-link.tsx";
import { SectionTitle } from "./section-title.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps extends HeadWords {
  readonly link?: ComponentProps<typeof TextLink>;
}

/** The head of a section: label, heading, and a link at the side. */
export function SectionHead({ label, title, link }: SectionHeadProps) {
  return (
    <div className={styles.text}>
      <div data-span={8}>
        <SectionTitle label={label} title={title} />
      </div>
      {link && (
        <p className={styles.aside} data-start={9}>
          <TextLink {...link} />
        </p>
      )}
    </div>
  );
}
