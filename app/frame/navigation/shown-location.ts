/**
 * Address of the page on screen, from the root of the site. During a page change, and after the back button
 * even before it, the browser's own address may already be that of the next page.
 */
let shown: string | undefined;

export const shownLocation = {
  set: (href: string) => {
    shown = href;
  },
  get: () => shown,
};
