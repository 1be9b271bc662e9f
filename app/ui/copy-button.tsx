import { useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import styles from "./copy-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  /** Said if copying is not allowed here: the text is selected instead. */
  readonly refused: string;
}

const saidMs = 4000;

export function CopyButton({ text, label, done, refused }: CopyButtonProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => setSaid(""), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    try {
      // A no-break space belongs to this page: forms elsewhere, which the text goes into, know the ordinary one.
      await navigator.clipboard.writeText(text.replaceAll("\u00a0", " "));
      setSaid(done);
    } catch {
      const shown = root.current?.previousSibling;
      const range = new Range();
      if (shown) range.selectNodeContents(shown);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      setSaid(refused);
    }
  };

  return (
    <span ref={root} className={`needs-js ${styles.copy}`}>
      <IconButton plain label={`${label}, ${text}`} title={label} onClick={() => void copy()}>
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={said === done ? "M3 11l5 5L17 5" : "M7 3h10v12H7zM7 6H3v11h10v-2"} />
        </svg>
      </IconButton>
      <span role="status" className={styles.done}>
        {said}
      </span>
    </span>
  );
}
