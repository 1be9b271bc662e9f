import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useNavigation } from "react-router";
import type { FrameData } from "#app/content/frame.server.ts";
import { ShortFormsContext } from "#app/ui/words.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { Footer } from "./footer.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { setShownRelease } from "./navigation/document-load.ts";
import { useLateFonts } from "./navigation/use-late-fonts.ts";
import { useLinkGuard } from "./navigation/use-link-guard.ts";
import { usePageChange } from "./navigation/use-page-change.ts";
import { useSlow } from "./navigation/use-slow.ts";
import { PageAnnouncer } from "./page-announcer.tsx";
import { ProgressBar } from "./progress-bar.tsx";
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
  const fetching = useLinkGuard();
  const slow = useSlow(useNavigation().state === "loading" || fetching);
  // Letters before places: what is measured before they change would be measured again.
  useLateFonts();
  usePageChange(main);
  const { brand, words, release } = data;
  useEffect(() => {
    setShownRelease(release);
  }, [release]);
  useLayoutEffect(() => {
    // Before any press that comes now: those that came too early are done once more (start-after-picture.ts).
    dispatchEvent(new Event("pageready"));
  }, []);
  return (
    <>
      <SkipLink target={contentId} label={words.skipLink} />
      <LoadingScreen words={brand.loader} hint={words.skipLoading} />
      {slow && <ProgressBar label={words.loading} />}
      <TopBar data={data} />
      <main id={contentId} ref={main} tabIndex={-1}>
        <ShortFormsContext value={data.shortForms}>{children}</ShortFormsContext>
      </main>
      <Footer data={data} />
      <ScrollToTop label={words.scrollToTop} focusTarget={main} />
      <FailureNotice words={words.failure} />
      <PageAnnouncer />
    </>
  );
}
