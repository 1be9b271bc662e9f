import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<React.ComponentProps<"button">, "type" | "aria-label"> {
  /** Its name. An attribute: text browsers, where such a button does nothing, show texts even if they are hidden. */
  readonly label: string;
  /** Without a frame, for a line of text. */
  readonly plain?: boolean;
}

/** A button that shows only an icon, as large as a touch target. */
export function IconButton({ label, plain = false, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      data-plain={plain}
      {...button}
    />
  );
}
