import { useMemo, useRef, type ReactNode } from "react";
import type { FrameData } from "#app/data/frame.server.ts";
import { findableWords, LinkedWordsContext } from "#app/ui/linked-text.tsx";
import { Footer } from "./footer.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

const contentId = "contenu";

interface FrameProps {
  readonly data: FrameData;
  readonly children: ReactNode;
}

/** Everything around a page, the same on every address of a language. */
export function Frame({ data, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const { brand, words } = data;
  const linked = useMemo(() => findableWords(data.linkedWords), [data.linkedWords]);
  return (
    <>
      <SkipLink target={contentId} label={words.skipLink} />
      <LoadingScreen words={brand.loader} hint={words.skipLoading} />
      <TopBar data={data} />
      <main id={contentId} ref={main} tabIndex={-1}>
        <LinkedWordsContext value={linked}>{children}</LinkedWordsContext>
      </main>
      <ScrollToTop label={words.scrollToTop} focusTarget={main} />
      <Footer data={data} />
    </>
  );
}
