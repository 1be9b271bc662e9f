import type { FrameData } from "#app/data/frame.server.ts";
import styles from "./language-switch.module.css";

interface LanguageSwitchProps {
  readonly current: FrameData["language"];
  readonly label: string;
  readonly flags: FrameData["flags"];
}

/** Links to the page in each language, announced as buttons. What a press does besides: `app/startup/language.ts`. */
export function LanguageSwitch({ current, label, flags }: LanguageSwitchProps) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {flags.map(({ code, ownName, href, picture }) => (
        <a
          key={code}
          className={styles.flag}
          href={href}
          hrefLang={code}
          lang={code}
          role="button"
          aria-label={ownName}
          aria-pressed={code === current}
          data-flag=""
        >
          {picture === undefined ? code : <img src={picture} width="28" height="19" alt="" loading="lazy" />}
        </a>
      ))}
    </div>
  );
}
