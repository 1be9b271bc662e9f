import type { Behaviour } from "./behaviour.ts";
import { carousels } from "./carousels.ts";
import { copyButtons } from "./copy-buttons.ts";
import { focusInView } from "./focus-in-view.ts";
import { folds } from "./folds.ts";
import { mapRetry } from "./map-retry.ts";
import { marquees } from "./marquees.ts";
import { methodFigures } from "./method-figures.ts";
import { menus } from "./menus.ts";
import { pageIndex } from "./page-index.ts";
import { reveal } from "./reveal.ts";
import { rowInView } from "./row-in-view.ts";
import { scans } from "./scans.ts";
import { scrollToTop } from "./scroll-to-top.ts";

// Behaviours that read the layout come first: after a write, reading would force a second layout.
const behaviours: readonly Behaviour[] = [
  pageIndex,
  reveal,
  rowInView,
  methodFigures,
  folds,
  menus,
  scrollToTop,
  scans,
  carousels,
  marquees,
  copyButtons,
  mapRetry,
  focusInView,
];

/** Starts every behaviour below a root. @throws the error of the first behaviour that fails */
export function startBehaviours(root: ParentNode = document): void {
  for (const start of behaviours) start(root);
}
