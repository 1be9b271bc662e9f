import { themeColour } from "virtual:theme-colour";
import { lastInBar } from "#app/frame/top-bar.tsx";
import { directionOf, languageCodes } from "#app/site/site.server.ts";
import { HeadTags, type Head } from "#app/seo/head-tags.server.tsx";
import { fonts } from "#app/styles/fonts.ts";
import { InlineScript } from "#app/ui/inline-script.server.tsx";
import type { ReactNode } from "react";

interface DocumentProps {
  readonly head: Head;
  /** Addresses of style sheets, and of the modules that start behaviours and islands. */
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly children: ReactNode;
}

/** A whole document. */
export function Document({ head, styles, modules, children }: DocumentProps) {
  const { language } = head;
  // A page that does not exist has no twins to name: the codes of the languages, the default one first, lead to them.
  const languages = head.page === undefined ? languageCodes.join(" ") : undefined;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      // Of the address: a translator changes `lang`.
      data-language={language}
      data-languages={languages}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        {/* Asked for first, it comes by the connection that the document came by. It stands below, where no script waits for it. */}
        {styles.map((href) => (
          <link key={href} rel="preload" href={href} as="style" />
        ))}
        <HeadTags {...head} />
        {/* Where the document comes slowly, nothing is seen before the bar is whole: each entry of its menu would move the others. */}
        <link rel="expect" href={`#${lastInBar}`} blocking="render" />
        {/* Before the script that takes them out where they do no good. */}
        <InlineScript name="speculationRules" type="speculationrules" />
        <InlineScript name="startup" />
        {/* With all three sizes of the first said, Chromium fetches both icons. The first is for browsers that take no drawing. */}
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
