const navigationType = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type;

/** Whether the page was gone back or forward to, and loaded anew for that. */
export const isReturn = () => navigationType() === "back_forward";

/** Whether the page was gone to: not loaded anew, nor gone back to. */
export const isNavigation = () => navigationType() !== "reload" && !isReturn();

/** Whether a page of the site has led here, in this tab or another. */
export const isFromSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Whether this is the first page of a visit. */
export const isFirstPage = () => isNavigation() && !isFromSite();
