import { loadingMoments } from "#app/constants.ts";
import type { FrameData } from "#app/data/frame.server.ts";
import styles from "./loading-screen.module.css";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The brand's words, letter by letter, over the whole page. `app/startup/` shows it; styles draw it, so screen readers skip it.
 */
export function LoadingScreen({ data }: { readonly data: FrameData }) {
  const words = data.brand.loader;
  const letters = words.join("").length;
  const before = words.map((_, index) => words.slice(0, index).join("").length);
  return (
    <div className={styles.screen} data-on="band" aria-hidden="true" data-loading-screen="">
      <div className="wrap">
        <p className={styles.words}>
          {words.map((word, wordIndex) => (
            <span key={word} dir={rightToLeft.test(word) ? "rtl" : "ltr"}>
              {Array.from(word, (letter, index) => {
                const position = (before[wordIndex] ?? 0) + index;
                return (
                  <i
                    key={position}
                    data-letter={letter}
                    data-moment={Math.floor((position * loadingMoments) / letters)}
                  />
                );
              })}
            </span>
          ))}
        </p>
        <div className={styles.rule} />
        <p className={`label ${styles.hint}`} data-hint={data.words.skipLoading} />
      </div>
    </div>
  );
}
