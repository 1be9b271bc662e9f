import { TwoColumns } from "#app/ui/two-columns.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import styles from "./introduction.module.css";

interface IntroductionProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly lead?: string;
  readonly text: string;
  readonly ground?: "paper" | "mist";
}

/** What a page, or one of its themes, is about. */
export function Introduction({ lead, text, ...head }: IntroductionProps) {
  return (
    <TwoColumns {...head}>
      {lead !== undefined && (
        <p className={styles.lead}>
          <LinkedText text={lead} />
        </p>
      )}
      <p>
        <LinkedText text={text} />
      </p>
    </TwoColumns>
  );
}
