import { IconButton } from "./icon-button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  /** Announced if the browser refuses to copy: the text is selected instead. */
  readonly refused: string;
}

/** A button that copies a text and confirms it: `app/behaviours/copy-buttons.ts`. */
export function CopyButton({ text, label, done, refused }: CopyButtonProps) {
  return (
    <span
      className={`needs-js ${styles.copy}`}
      data-copy=""
      data-text={text}
      data-done={done}
      data-refused={refused}
    >
      <IconButton plain label={`${label}, ${text}`}>
        <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M7 3h10v12H7zM7 6H3v11h10v-2" />
          <path className={styles.tick} d="M3 11l5 5L17 5" />
        </svg>
      </IconButton>
      <span aria-live="polite" className={styles.done} />
    </span>
  );
}
