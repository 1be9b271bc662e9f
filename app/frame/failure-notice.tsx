import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import type { FrameWords } from "#app/content/schema/frame.ts";
import { failedNavigation } from "./navigation/failed-navigation.ts";
import { goSafely } from "./navigation/page-files.ts";
import styles from "./failure-notice.module.css";

/** Says that a page could not be loaded, and offers to try again. The page on screen stays usable. */
export function FailureNotice({ words }: { readonly words: FrameWords["failure"] }) {
  const navigate = useNavigate();
  const href = useSyncExternalStore(failedNavigation.subscribe, failedNavigation.current, () => undefined);
  if (href === undefined) return null;

  const retry = () => {
    failedNavigation.clear();
    void goSafely(href, navigate);
  };

  return (
    <div className={styles.notice} role="alert" data-tone="dark">
      <p>{words.text}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.retry} onClick={retry}>
          {words.retry}
        </button>
        <button type="button" className={styles.dismiss} onClick={failedNavigation.clear}>
          {words.dismiss}
        </button>
      </div>
    </div>
  );
}
