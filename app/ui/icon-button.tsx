import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<React.ComponentProps<"button">, "type"> {
  /** Its name for screen readers, and for browsers without style sheets. */
  readonly label: string;
  /** Without a frame, for a line of text. */
  readonly plain?: boolean;
}

/** A button that shows only an icon, as large as a touch target. */
export function IconButton({ label, plain = false, className, children, ...button }: IconButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, className)} data-plain={plain} {...button}>
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}
