// The numbers of the specification (section 9), for build, pages and browsers; styles get them by `ssg/plugins/constants-css.ts`.

/** Local-storage key of the visitor's language, the only thing the site stores. */
export const languageStorageKey = "language";

/** Loading screen: how long the brand's words take to appear, and at how many moments letters may. */
export const loadingDurationMs = 3000;
export const loadingMoments = 30;

/** Scroll-to-top button: shown once the page is scrolled further than this. */
export const scrollToTopThresholdPx = 40;

/** Home carousel: how long a picture takes to give way to the next (the specification's "interval"), and how long each stands whole, which is ours. */
export const homeCarouselFadeMs = 500;
export const homeCarouselRestMs = 6000;

/** Accreditation carousel: time from slide to slide. */
export const accreditationCarouselIntervalMs = 5000;

/** Carousels: what is shorter is no swipe. */
export const swipeThresholdPx = 40;

/** Pictures: how near the window they are fetched, and the height that one of the home carousel keeps free until then. */
export const lazyLoadOffsetPx = 100;
export const lazyLoadHeightPx = 200;

/** Sections wait this far below their place, then appear once over these times. */
export const revealOffsetPx = 50;
export const revealDurationMs = { section: 1000, strengths: 2000, cards: 3000 } as const;

/** Buttons grow to this scale under the pointer. */
export const buttonHoverScale = 1.1;

/** Partner logos; those of the accreditation are wider. */
export const logoHeightPx = 100;
export const logoWidthPx = 130;
export const wideLogoWidthPx = 250;

/** Map picture: how often it is asked for again, and how long after. */
export const mapRetries = 3;
export function mapRetryDelayMs(count: number): number {
  return count * 2 ** count;
}
