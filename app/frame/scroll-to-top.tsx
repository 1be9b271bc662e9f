import { Arrow } from "#app/ui/arrow.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import styles from "./scroll-to-top.module.css";

/** Hidden until `app/behaviours/scroll-to-top.ts` shows it. */
export function ScrollToTop({ label }: { readonly label: string }) {
  return (
    <IconButton className={`needs-js ${styles.button}`} data-on="band" label={label} data-to-top="" hidden>
      <Arrow direction="up" />
    </IconButton>
  );
}
