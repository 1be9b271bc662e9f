import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { languageStorageKey, loadingDurationMs, revealAheadMs } from "#app/constants.ts";
import { directionOf, languages } from "#app/i18n/languages.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { clientMiddleware as navigationMiddleware } from "#app/frame/navigation/middleware.ts";
import { startupScript } from "#app/startup.ts";
import { fonts } from "#app/styles/fonts.ts";
import { guardMarkup } from "#app/trusted-markup.ts";
import { themeColour } from "virtual:theme-colour";
import "virtual:colours.css";
import "virtual:constants.css";
import "#app/styles/index.css";

if (!import.meta.env.SSR) guardMarkup();

export const clientMiddleware = navigationMiddleware;

export const links = () => [
  // With all three sizes of the first said, Chromium fetches both icons. The first is for browsers that take no drawing.
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  ...fonts.map(({ url }) => ({
    rel: "preload",
    href: url,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
];

// Only the prerendered page carries the script: the browser has run it before React arrives.
const script = import.meta.env.SSR
  ? startupScript({
      storageKey: languageStorageKey,
      languages: languages.map(({ code, prefix }) => ({ code, prefix })),
      loadingMs: loadingDurationMs,
      aheadMs: revealAheadMs,
    })
  : "";

export function Layout({ children }: { readonly children: ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        <Meta />
        <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
