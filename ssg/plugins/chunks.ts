/**
 * Groups for the bundler's `output.codeSplitting` (Rolldown): a module goes into the first whose test it passes. Left alone,
 * the bundler makes a file of every few modules that some islands share.
 */
export const chunkGroups = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // What needs no React (hooks are in `use-*.ts`) stays apart: behaviours share it, which every page loads.
  { name: "plain", test: /\/app\/(?!.*\/use-)[^?]*\.ts$/, minShareCount: 2 },
  { name: "drawing", test: /\/app\/diagrams\/(?!parts\/position-range)/, minShareCount: 2 },
  // Home, whose scripts are the first that most visitors wait for, has no state in its address.
  { name: "address-hash", test: /\/use-address-hash\.ts$/, minShareCount: 2 },
  { name: "shared", test: /\/app\//, minShareCount: 2 },
];
