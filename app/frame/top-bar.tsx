import type { FrameData } from "#app/data/frame.server.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import styles from "./top-bar.module.css";

/** Id of the empty last element of the bar: once it is parsed, the bar is complete. */
export const lastInBar = "bar-end";

/** Logo, menu and languages. On phones the menu is a popover, which the browser opens and closes (`app/behaviours/menus.ts`). */
export function TopBar({ data }: { readonly data: FrameData }) {
  const { words, flags } = data;
  // Two flags fit beside logo and button on the narrowest phone. If there are more, all move into the menu there.
  const flagsInMenu = flags.length > 2;

  return (
    <header className={styles.bar} data-on="band">
      <div className={`wrap ${styles.inner}`}>
        <Logo data={data} />
        {/* Directly before its popover, so that browsers expose whether the menu is open, and do not make it a description. */}
        <button type="button" className={`square ${styles.button}`} popoverTarget="menu">
          <span className="sr-only">{words.menu}</span>
          <svg className="icon" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
            <path d="M0 3h28M0 10h28M8 17h20" />
            <path d="M5 1l18 18M23 1L5 19" />
          </svg>
        </button>
        <nav id="menu" popover="auto" className={styles.menu} aria-label={words.navigation}>
          <MainMenu data={data} />
          {flagsInMenu && (
            <div className={styles.languages}>
              <LanguageSwitch data={data} />
            </div>
          )}
          <p className={`label ${styles.phones}`}>
            {data.footer.offices.map(({ id, city, landline }) => (
              <a key={id} className="touch" href={telephoneLink(landline)}>
                {`${city} ${landline}`}
              </a>
            ))}
          </p>
        </nav>
        <div className={styles.flags} data-in-menu={flagsInMenu}>
          <LanguageSwitch data={data} />
        </div>
        <span id={lastInBar} hidden />
      </div>
    </header>
  );
}
