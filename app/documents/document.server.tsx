import { themeColour } from "virtual:theme-colour";
import { lastInBar } from "#app/frame/top-bar.tsx";
import { directionOf, languageCodes } from "#app/site/site.server.ts";
import { HeadTags, type Head } from "#app/seo/head-tags.server.tsx";
import { fonts } from "#app/styles/fonts.ts";
import { InlineScript } from "#app/ui/inline-script.server.tsx";
import type { ReactNode } from "react";

interface DocumentProps {
  readonly head: Head;
  /** URLs of style sheets, and of the modules that start behaviours and islands. */
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly children: ReactNode;
}

/** The HTML document of a page. */
export function Document({ head, styles, modules, children }: DocumentProps) {
  const { language } = head;
  // The not-found page has no alternates: scripts build the links from the language codes, the default one first.
  const languages = head.page === undefined ? languageCodes.join(" ") : undefined;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      // The language of the URL: a browser's translation changes `lang`.
      data-language={language}
      data-languages={languages}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        {/* Requested first, over the document's own connection. The style sheet's link stands below, where no script waits for it. */}
        {styles.map((href) => (
          <link key={href} rel="preload" href={href} as="style" />
        ))}
        <HeadTags {...head} />
        {/* On a slow connection, paint only once the bar is complete: each further menu entry would move the others. */}
        <link rel="expect" href={`#${lastInBar}`} blocking="render" />
        {/* Before the startup script, which removes these rules where they do not help. */}
        <InlineScript name="speculationRules" type="speculationrules" />
        <InlineScript name="startup" />
        {/* If the .ico listed all three of its sizes, Chromium would fetch both icons. The .ico is for browsers without SVG icons. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <div id="page" data-modules={modules.join(" ")}>
          {children}
        </div>
      </body>
    </html>
  );
}
