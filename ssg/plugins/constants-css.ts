import * as constants from "#app/constants.ts";

/** Custom properties for styles, from `app/constants.ts`, so that each number is defined once. */
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

const range = (first: number, last: number, step = 1) =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/**
 * Numbers that documents pass to styles by attributes, as a content security policy may block inline styles: `data-span="3"` sets
 * `--span` to 3.
 */
const numbers: readonly {
  readonly names: string;
  readonly values: readonly number[];
  readonly divisor?: 100;
}[] = [
  // Position of a picture's subject, in percent.
  { names: "x y", values: range(0, 100, 10), divisor: 100 },
  { names: "span start", values: range(1, 12) },
  // Columns side by side, columns left on narrower screens, and subgrid rows.
  { names: "columns stacked collapsed rows", values: range(1, 6) },
];

/** The constants and the numbers as custom properties. */
export function constantsCss(): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  const rules = numbers.flatMap(({ names, values, divisor = 1 }) =>
    names
      .split(" ")
      .flatMap((name) => values.map((value) => `[data-${name}="${value}"]{--${name}:${value / divisor}}`)),
  );
  return `@layer tokens{:root{${declarations.join(";")}}${rules.join("")}}`;
}
