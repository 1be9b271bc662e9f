import type { Plugin } from "vite";
import * as constants from "#app/constants.ts";

const moduleId = "virtual:constants.css";
const resolvedId = `\0${moduleId}`;

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

/** The steps in which content says where a subject stands: an attribute each, as a policy may refuse styles in a document. */
const focusSteps = Array.from({ length: 11 }, (_, step) =>
  ["x", "y"].map((axis) => `[data-${axis}="${step * 10}"]{--${axis}:${step / 10}}`).join(""),
);

/** Vite plugin: `import "virtual:constants.css"` gives the constants to CSS as custom properties, and the steps of the focus of pictures. */
export function constantsCss(): Plugin {
  return {
    name: "constants-css",
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      // While developing, it is asked for as text, too: by `?inline`.
      if (id.split("?")[0] !== resolvedId) return undefined;
      const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
      return `@layer tokens{:root{${declarations.join(";")}}${focusSteps.join("")}}`;
    },
  };
}
