/** Whether the page was gone to: not loaded anew, nor gone back to. */
export function isNavigation(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "reload" && navigation?.type !== "back_forward";
}

/** Whether this is the first page of a visit: one that no page of the site has led to, in this tab or another. */
export function isFirstPage(): boolean {
  return isNavigation() && !document.referrer.startsWith(`${location.origin}/`);
}
