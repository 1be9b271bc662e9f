/**
 * Groups for the bundler's `output.codeSplitting` (Rolldown): a module goes into the first group whose test it passes. By default
 * the bundler makes a file of every few modules that some islands share.
 */
export const chunkGroups = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // What behaviours share with islands: every page loads it, so neither React (hooks are in `use-*.ts`) nor drawings may be in it.
  { name: "plain", test: /\/app\/(?!diagrams\/(?:parts|physics)\/|.*\/use-)[^?]*\.ts$/, minShareCount: 2 },
  { name: "drawing", test: /\/app\/diagrams\//, minShareCount: 2 },
  { name: "shared", test: /\/app\//, minShareCount: 2 },
];
