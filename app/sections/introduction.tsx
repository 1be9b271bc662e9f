import type { Words } from "#model/schema/model.ts";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import styles from "./introduction.module.css";

type IntroductionProps = Omit<Words["about"]["intro"], "lead"> & {
  readonly lead?: string;
  readonly ground?: "page" | "tinted";
};

/** The introduction of a page: heading at the side, lead and text beside it. */
export function Introduction({ lead, text, ...head }: IntroductionProps) {
  return (
    <TwoColumns {...head}>
      {lead !== undefined && <Paragraph className={styles.lead} text={lead} />}
      <Paragraph text={text} />
    </TwoColumns>
  );
}
