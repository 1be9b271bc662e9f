/** The loading screen of a first visit. */
import type { FrameData } from "#app/data/frame.server.ts";
import styles from "./loading-screen.module.css";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The most letters of a word at the full size: on a narrow phone, more reach over the edge. */
const fullSize = 10;

/**
 * The brand's words, written letter by letter over the whole page. `app/startup/` shows it; styles draw it, so screen readers skip it.
 */
export function LoadingScreen({ data }: { readonly data: FrameData }) {
  const { loader } = data.brand;
  return (
    <div className={styles.screen} data-on="band" aria-hidden="true" data-loading-screen="">
      <div className="wrap">
        <p
          className={styles.words}
          data-long={loader.some((word) => word.length > fullSize) ? "" : undefined}
        >
          {loader.map((word) => (
            <span key={word} dir={rightToLeft.test(word) ? "rtl" : "ltr"}>
              <span data-word={word} />
            </span>
          ))}
        </p>
        <div className={styles.rule} />
        <p className={`label ${styles.hint}`} data-hint={data.words.skipLoading} />
      </div>
    </div>
  );
}
