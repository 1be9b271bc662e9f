import { useEffect, useRef } from "react";
import type { FrameData } from "#app/data/frame.server.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import styles from "./top-bar.module.css";

const menuId = "menu";

export const lastInBar = "menu-button";

/** Logo, menu and languages. On phones the menu is a popover, which the browser opens and closes, with or without scripts. */
export function TopBar({ data }: { readonly data: FrameData }) {
  const { words, flags } = data;
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Two flags fit beside logo and button on the narrowest phone. With more languages all stand in the menu there.
  const flagsInMenu = flags.length > 2;

  const close = () => {
    // A browser without popovers shows the menu in the page, and knows no such selector.
    if ("popover" in HTMLElement.prototype && menu.current?.matches(":popover-open"))
      menu.current.hidePopover();
  };

  useEffect(() => {
    // On a wider screen the menu stands in the bar, and must not stay open above it.
    const onResize = () => {
      if (button.current?.offsetParent === null) close();
    };
    addEventListener("resize", onResize);
    // The browser may keep a page that is left, to show it again as it was.
    addEventListener("pagehide", close);
    return () => {
      removeEventListener("resize", onResize);
      removeEventListener("pagehide", close);
    };
  }, []);

  return (
    <header className={styles.bar} data-on="band">
      <div className={`wrap ${styles.inner}`}>
        <Logo data={data} />
        <nav
          id={menuId}
          ref={menu}
          popover="auto"
          className={styles.menu}
          aria-label={words.navigation}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest("a")) close();
          }}
          onBlur={({ relatedTarget }) => {
            // The keyboard has moved on: what it reaches must not lie hidden below the menu.
            if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
          }}
        >
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
        {/* Whether the menu is open is said by the browser, which knows it from `popoverTarget`. */}
        <button
          id={lastInBar}
          ref={button}
          type="button"
          className={styles.button}
          popoverTarget={menuId}
          aria-label={words.menu}
        >
          <svg className="icon" viewBox="0 0 28 20" aria-hidden="true">
            <path d="M0 3h28M0 10h28M8 17h20" />
            <path d="M5 1l18 18M23 1L5 19" />
          </svg>
        </button>
      </div>
    </header>
  );
}
