import { useLocation, useNavigate } from "react-router";
import { languages, type Language } from "#app/i18n/languages.ts";
import { pageOfPath, pathInLanguage } from "#app/i18n/paths.ts";
import styles from "./language-switch.module.css";
import { storeLanguage } from "./navigation/chosen-language.ts";

interface LanguageSwitchProps {
  readonly current: Language;
  readonly label: string;
  /** Addresses of flags, by language. Where there is none, the language's code stands in its place. */
  readonly flags: Readonly<Record<string, string | undefined>>;
}

/** The flags. A press stores the choice and shows the same page, at the same place, in that language. */
export function LanguageSwitch({ current, label, flags }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const choose = (language: Language) => {
    storeLanguage(language);
    if (language === current) return;
    const path = pathInLanguage(pathname, language);
    // An address without a page has no data to fetch either: the server knows the not-found page of the language.
    if (!pageOfPath(pathname)) {
      location.replace(path + search + hash);
      return;
    }
    // Replaced, not added: the back button leads to the page before, not to this one in the other language.
    void navigate({ pathname: path, search, hash }, { replace: true });
  };

  return (
    <div className={styles.group} role="group" aria-label={label}>
      {languages.map(({ code, ownName }) => (
        <button
          key={code}
          type="button"
          className={`needs-js ${styles.flag ?? ""}`}
          lang={code}
          aria-label={ownName}
          aria-pressed={code === current}
          onClick={() => {
            choose(code);
          }}
        >
          {flags[code] === undefined ? (
            code
          ) : (
            <img src={flags[code]} width="28" height="19" alt="" loading="lazy" />
          )}
        </button>
      ))}
      <noscript>
        {languages
          .filter(({ code }) => code !== current)
          .map(({ code, ownName }) => (
            <a
              key={code}
              className={styles.link}
              href={pathInLanguage(pathname, code)}
              lang={code}
              hrefLang={code}
            >
              {ownName}
            </a>
          ))}
      </noscript>
    </div>
  );
}
