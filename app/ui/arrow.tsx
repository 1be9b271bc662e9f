import { classNames } from "./class-names.ts";
import styles from "./arrow.module.css";

/** The site's one arrow. It points where reading goes, back, or up. */
export function Arrow({ direction = "forward" }: { readonly direction?: "forward" | "back" | "up" }) {
  return (
    <svg
      className={classNames("icon", styles.arrow)}
      data-direction={direction}
      viewBox="0 0 20 12"
      aria-hidden="true"
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  );
}
