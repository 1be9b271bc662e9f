import { Split } from "#app/ui/split.tsx";
import { Words } from "#app/ui/words.tsx";
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
    <Split {...head}>
      {lead !== undefined && (
        <p className={styles.lead}>
          <Words text={lead} />
        </p>
      )}
      <p>
        <Words text={text} />
      </p>
    </Split>
  );
}
