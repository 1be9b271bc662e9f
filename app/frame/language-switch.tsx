import type { FrameData } from "#app/data/frame.server.ts";
import styles from "./language-switch.module.css";

/** Links to the page in each language, announced as buttons. `app/startup/language.ts` handles their presses. */
export function LanguageSwitch({ data: { language, words, flags } }: { readonly data: FrameData }) {
  return (
    <ul className={styles.list} aria-label={words.languages}>
      {flags.map(({ code, ownName, href, picture }) => (
        <li key={code}>
          <a
            className={`square ${styles.flag}`}
            href={href}
            hrefLang={code}
            lang={code}
            role="button"
            aria-pressed={code === language}
            data-flag=""
          >
            {picture === undefined ? (
              <>
                <span aria-hidden="true">{code}</span> <span className="sr-only">{ownName}</span>
              </>
            ) : (
              <img src={picture} width="28" height="19" alt={ownName} loading="lazy" />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
