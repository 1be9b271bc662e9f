/** Parts of `app/ui/` that the home page does not need. */
const inner = [
  "breadcrumb",
  "copy-button",
  "dash-list",
  "entries",
  "document-table",
  "notice",
  "page-index",
  "page-title",
  "stamp",
  "tabs",
  "two-columns",
  "use-address-hash",
];

const libraries = /\/node_modules\/(react|react-dom|scheduler)\//;
// Style sheets that rule all others among them: the first file of the one sheet begins with the order of its layers.
const frame = /virtual:.*\.css|\/app\/((frame|styles)\/|app\.tsx|sections\/partner-strip)/;
const primitives = new RegExp(`/app/ui/(?!(${inner.join("|")})\\b)`);
const drawings = /\/app\/diagrams\/(figure|parts|physics)\//;
const ofFew = /\/app\/(ui\/(page-index|tabs)|sections\/(method-table|office-lines|plain-head|tab-))/;
const parts = /\/app\/(ui|sections)\//;

/**
 * Groups for the bundler's `output.codeSplitting`: a module goes into the first that takes it. Left alone, the bundler makes a
 * file of every few modules that some pages share; five shared files, and what is left of each page, are less.
 */
export const chunkGroups = [
  { name: "vendor", test: libraries },
  // What the home page needs of the frame and the primitives: every page has it.
  { name: "shell", test: (id: string) => frame.test(id) || primitives.test(id) },
  // What inner pages share: the first of them brings it for all others.
  { name: "inner", test: (id: string) => parts.test(id) && !ofFew.test(id), minShareCount: 2 },
  // What two or three kinds of them share, and the others do without.
  { name: "few", test: ofFew },
  // What the drawings of two methods or more are made of.
  { name: "drawing", test: drawings, minShareCount: 2 },
];
