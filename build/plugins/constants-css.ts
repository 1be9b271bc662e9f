import * as constants from "#app/constants.ts";
import { virtualSheet } from "./virtual-sheet.ts";

/** Custom properties that styles may use, written from `app/constants.ts` so that each number stands once. */
const properties: Readonly<Record<string, string>> = {
  "--loading-duration": `${constants.loadingDurationMs}ms`,
  "--home-carousel-fade": `${constants.homeCarouselFadeMs}ms`,
  "--lazy-load-height": `${constants.lazyLoadHeightPx}px`,
  "--reveal-offset": `${constants.revealOffsetPx}px`,
  "--reveal-section": `${constants.revealDurationMs.section}ms`,
  "--reveal-strengths": `${constants.revealDurationMs.strengths}ms`,
  "--reveal-cards": `${constants.revealDurationMs.cards}ms`,
  "--button-hover-scale": String(constants.buttonHoverScale),
  "--logo-height": `${constants.logoHeightPx}px`,
  "--logo-width": `${constants.logoWidthPx}px`,
  "--wide-logo-width": `${constants.wideLogoWidthPx}px`,
};

/** Steps that documents name: an attribute each, as a policy may refuse styles in a document. */
const steps = (
  name: string,
  count: number,
  attribute: (step: number) => number,
  value: (step: number) => number,
) =>
  Array.from({ length: count }, (_, step) => `[data-${name}="${attribute(step)}"]{--${name}:${value(step)}}`);

/** Where content says that the subject of a picture stands. */
const focusSteps = ["x", "y"].flatMap((axis) =>
  steps(
    axis,
    11,
    (step) => step * 10,
    (step) => step / 10,
  ),
);

/** Columns of the grid. */
const columnSteps = ["span", "start"].flatMap((name) =>
  steps(
    name,
    12,
    (step) => step + 1,
    (step) => step + 1,
  ),
);

/** Lists side by side: columns, how many are left on narrower screens, and rows that they share. */
const listSteps = ["columns", "stacked", "collapsed", "rows"].flatMap((name) =>
  steps(
    name,
    6,
    (step) => step + 1,
    (step) => step + 1,
  ),
);

/** When a letter of the loading screen appears. */
const momentSteps = steps(
  "moment",
  constants.loadingMoments,
  (step) => step,
  (step) => step,
);

/** Vite plugin: `import "virtual:constants.css"` gives the constants and the steps to CSS as custom properties. */
export const constantsCss = () =>
  virtualSheet("constants", () => {
    const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
    return `@layer tokens{:root{${declarations.join(";")}}${[...focusSteps, ...columnSteps, ...listSteps, ...momentSteps].join("")}}`;
  });
