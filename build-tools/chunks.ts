/**
 * How the browser's JavaScript and styles are parted into files. Left alone, the bundler makes a file of every few
 * modules that some pages share: nineteen for the home page, each compressed by itself, and on a phone a browser has six
 * connections, of which the first picture wants one. Three shared files, and what is left of each page, are 5 kB less
 * (docs/decisions/0014).
 */

/** Parts of `app/ui/` that the home page does not need. */
const inner = [
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
const frame = /\/app\/((frame|i18n|seo)\/|(root|frame-layout)\.tsx|sections\/partner-strip)/;
const primitives = new RegExp(`/app/ui/(?!(${inner.join("|")})\\b)`);
const parts = /\/app\/(ui|sections)\//;

/** Groups for the bundler's `output.codeSplitting`: a module goes into the first that takes it. */
export const chunkGroups = [
  { name: "vendor", test: libraries },
  // What the home page needs of the frame and the primitives: every page has it.
  { name: "shell", test: (id: string) => frame.test(id) || primitives.test(id) },
  // What inner pages share: the first of them brings it for all others.
  { name: "inner", test: parts, minShareCount: 2 },
];
