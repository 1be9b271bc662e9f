/** The order of bar, page and footer. */
import type { ReactNode } from "react";
import type { FrameData } from "#app/data/frame.server.ts";
import { findableWords, LinkedWordsContext } from "#app/ui/linked-text.tsx";
import { Footer } from "./footer.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { TopBar } from "./top-bar.tsx";
import styles from "./frame.module.css";

const contentId = "contenu";

/** Everything around a page, the same for all pages of a language. */
export function Frame({ data, children }: { readonly data: FrameData; readonly children: ReactNode }) {
  const { words } = data;
  return (
    <>
      <a className={`screen-only ${styles.skip}`} href={`#${contentId}`}>
        {words.skipLink}
      </a>
      <LoadingScreen data={data} />
      <TopBar data={data} />
      <main id={contentId} tabIndex={-1}>
        {/* Reading views keep blocks with the class `content`, here and below, although much of them is links (docs/reliability.md). */}
        <article className="content">
          <LinkedWordsContext value={findableWords(data.linkedWords)}>{children}</LinkedWordsContext>
        </article>
      </main>
      <ScrollToTop label={words.scrollToTop} />
      <Footer data={data} />
    </>
  );
}
