/**
 * The numbers of the specification (section 9 unless another is named), once each, with their unit.
 * Breakpoints live in `styles/breakpoints.css`; those that styles need are handed to CSS as custom
 * properties by `build/plugins/constants-css.ts`.
 * N.B. THIS FILE IS IMPORTED BY THE BUILD, THE PRERENDERED PAGES AND THE BROWSER.
 */

/** Local-storage key of the visitor's language, the only thing the site stores. */
export const languageStorageKey = "language";

/** Loading screen: how long the brand's words take to appear, in ms. */
export const loadingDurationMs = 3000;

/** Loading screen: number of moments at which letters may appear. */
export const loadingMoments = 30;

/** Scroll-to-top button: shown once the page is scrolled further than this, in px. */
export const scrollToTopThresholdPx = 40;

/** Home carousel: rest between two cross-fades, in ms (the specification's "interval"). */
export const homeCarouselRestMs = 500;

/** Home carousel: one cross-fade, in ms. Ours: at 500 ms from picture to picture nothing could be seen. */
export const homeCarouselFadeMs = 4000;

/** Accreditation carousel: time from slide to slide, in ms. */
export const accreditationCarouselIntervalMs = 5000;

/** Carousels: a swipe shorter than this is not a swipe, in px. */
export const swipeThresholdPx = 40;

/** Pictures are fetched once they are this close to the viewport, in px. */
export const lazyLoadOffsetPx = 100;

/** Height a picture of the home carousel keeps free while it is not loaded, in px. */
export const lazyLoadHeightPx = 200;

/** Sections wait this far below their place, in px, then appear once over the times that follow, in ms. */
export const revealOffsetPx = 50;
export const revealDurationMs = { section: 1000, strengths: 2000, cards: 3000 } as const;

/** Buttons grow to this scale under the pointer. */
export const buttonHoverScale = 1.1;

/** Partner logos: height and width of one, in px. The accreditation strip is wider. */
export const logoHeightPx = 100;
export const logoWidthPx = 130;
export const wideLogoWidthPx = 250;

/** Map picture: how often it is asked for again, and how long after, in ms: count × 2^count. */
export const mapRetries = 3;
export function mapRetryDelayMs(count: number): number {
  return count * 2 ** count;
}
