/** How the visitor came to this page. */
const navigationType = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type;

/** Whether the page was loaded anew by Back or Forward. */
export const isReturn = () => navigationType() === "back_forward";

/** Whether the page was opened by a link or an address: not by reloading, Back or Forward. */
export const isNavigation = () => navigationType() !== "reload" && !isReturn();

/** Whether the visitor came from a page of the site, in this tab or another. */
export const isFromSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Whether this is the first page of a visit. */
export const isFirstPage = () => isNavigation() && !isFromSite();
