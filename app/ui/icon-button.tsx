import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<React.ComponentProps<"button">, "type"> {
  /** Its name, read aloud, and shown where no drawing is. */
  readonly label: string;
  /** Without its frame, it stands in a line of text. */
  readonly plain?: boolean;
}

/** A button that shows a drawing alone, as large as a finger needs. */
export function IconButton({ label, plain = false, className, children, ...button }: IconButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, className)} data-plain={plain} {...button}>
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}
