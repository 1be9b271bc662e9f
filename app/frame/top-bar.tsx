import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FrameData } from "#app/content/frame.server.ts";
import { languageCodes } from "#app/i18n/languages.ts";
import { telephoneLink } from "#app/i18n/telephone.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import styles from "./top-bar.module.css";

const menuId = "menu";

/** Two flags fit beside logo and button on the narrowest phone. With more languages all stand in the menu there. */
const flagsInMenu = languageCodes.length > 2;

/**
 * Logo, menu and languages. On phones the menu is a popover, which the browser opens and closes by itself,
 * with or without JavaScript, by its button, by Escape and by a press outside.
 */
export function TopBar({ data }: { readonly data: FrameData }) {
  const { words } = data;
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  };

  // When the path is left, not when React comes: the visitor may have opened the menu before.
  useEffect(() => close, [pathname]);

  useEffect(() => {
    setOpen(menu.current?.matches(":popover-open") ?? false);
  }, []);

  useEffect(() => {
    // On a wider screen the menu stands in the bar, and must not stay open above it.
    const onResize = () => {
      if (button.current?.offsetParent === null) close();
    };
    addEventListener("resize", onResize);
    return () => {
      removeEventListener("resize", onResize);
    };
  }, []);

  return (
    <header className={styles.bar} data-tone="dark">
      <div className={`wrap ${styles.inner ?? ""}`}>
        <Logo brand={data.brand} href={data.home.href} action={words.logo} />
        <nav
          id={menuId}
          ref={menu}
          popover="auto"
          className={styles.menu}
          aria-label={words.navigation}
          onToggle={({ newState }) => {
            setOpen(newState === "open");
          }}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest("a")) close();
          }}
          onBlur={({ relatedTarget }) => {
            // The keyboard has moved on: what it reaches must not lie hidden below the menu.
            if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
          }}
        >
          <MainMenu entries={data.menu} />
          {flagsInMenu && (
            <div className={styles.languages}>
              <LanguageSwitch current={data.language} label={words.languages} flags={data.flags} />
            </div>
          )}
          <p className={`label ${styles.phones ?? ""}`}>
            {data.footer.offices.map(({ id, city, landline }) => (
              <a key={id} href={telephoneLink(landline)}>
                {city} {landline}
              </a>
            ))}
          </p>
        </nav>
        <div className={styles.flags} data-in-menu={flagsInMenu}>
          <LanguageSwitch current={data.language} label={words.languages} flags={data.flags} />
        </div>
        <button
          ref={button}
          type="button"
          className={styles.button}
          popoverTarget={menuId}
          aria-controls={menuId}
          aria-expanded={open}
          aria-label={open ? words.closeMenu : words.openMenu}
        >
          <svg viewBox="0 0 28 20" aria-hidden="true">
            <path d={open ? "M5 1l18 18M23 1L5 19" : "M0 3h28M0 10h28M8 17h20"} />
          </svg>
        </button>
      </div>
    </header>
  );
}
