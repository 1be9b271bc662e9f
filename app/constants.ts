// Numbers of the specification (section 9), for build, pages and browsers. CSS gets them from `ssg/plugins/constants-css.ts`.

/** Local-storage key of the visitor's language, the only thing the site stores. */
export const languageStorageKey = "language";

/** Loading screen: how long the brand's words take to appear. */
export const loadingDurationMs = 3000;

/** Scroll-to-top button: shown once the page is scrolled further than this. */
export const scrollToTopThresholdPx = 40;

/** Home carousel: duration of the cross-fade (the specification's "interval"), and how long each picture then stays (our value). */
export const homeCarouselFadeMs = 500;
export const homeCarouselRestMs = 6000;

/** Accreditation carousel: time from slide to slide. */
export const accreditationCarouselIntervalMs = 5000;

/** Carousels: a shorter movement is no swipe. */
export const swipeThresholdPx = 40;

/** Pictures: distance from the window at which they are fetched, and the height reserved until then in the home carousel. */
export const lazyLoadOffsetPx = 100;
export const lazyLoadHeightPx = 200;

/** Sections start this far below their final position, then appear once over these durations. */
export const revealOffsetPx = 50;
export const revealDurationMs = { section: 1000, strengths: 2000, cards: 3000 } as const;

/** Buttons grow to this scale under the pointer. */
export const buttonHoverScale = 1.1;

/** Partner logos; those of the accreditation are wider. */
export const logoHeightPx = 100;
export const logoWidthPx = 130;
export const wideLogoWidthPx = 250;

/** Map picture: number of retries, and the delay before each. */
export const mapRetries = 3;
export function mapRetryDelayMs(count: number): number {
  return count * 2 ** count;
}
