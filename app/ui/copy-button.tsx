import { useEffect, useState } from "react";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once the text is copied. */
  readonly done: string;
}

/** How long the button says that it has copied, in ms. */
const thanksMs = 4000;

/** Copies a text, and says so. Only with JavaScript: without it the text itself can be selected. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, thanksMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here: the number stands beside the button, to be read or selected.
    }
  };

  return (
    <span className={`needs-js ${styles.copy ?? ""}`}>
      <button type="button" aria-label={`${label}\u00a0: ${text}`} title={label} onClick={() => void copy()}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={copied ? "M3 11l5 5L17 5" : "M7 3h10v12H7zM7 6H3v11h10v-2"} />
        </svg>
      </button>
      <span role="status" className={styles.done}>
        {copied ? done : ""}
      </span>
    </span>
  );
}
