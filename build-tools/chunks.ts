/**
 * How the browser's JavaScript and styles are parted into files. Left alone, the bundler makes a file of every few
 * modules that some pages share: nineteen for the home page, each compressed by itself. Two files that every page
 * needs, and what is left of each page, weigh 5 kB less (docs/performance.md).
 */

/** Parts of `app/ui/` that few pages need: they stay with those pages. */
const seldom = [
  "breadcrumb",
  "copy-button",
  "dash-list",
  "dial",
  "document-table",
  "notice",
  "retrying-image",
  "split",
  "stamp",
  "tabs",
  "use-address-hash",
];

const libraries = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
const frame = /\/app\/((frame|i18n|seo)\/|(root|frame-layout)\.tsx)/;
const primitives = new RegExp(`/app/ui/(?!(${seldom.join("|")})\\b)`);

/** Groups for the bundler's `output.codeSplitting`. */
export const chunkGroups = [
  { name: "vendor", test: libraries },
  { name: "shell", test: (id: string) => frame.test(id) || primitives.test(id) },
];
