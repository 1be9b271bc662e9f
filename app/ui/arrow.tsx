import styles from "./arrow.module.css";

/** The site's only arrow. By default it points in the reading direction. */
export function Arrow({ direction }: { readonly direction?: "back" | "up" | undefined }) {
  return (
    <svg
      className={`icon ${styles.arrow}`}
      data-direction={direction}
      viewBox="0 0 20 12"
      width="20"
      height="12"
      aria-hidden="true"
    >
      <path d="M0 6h18M13 1l5 5-5 5" />
    </svg>
  );
}
