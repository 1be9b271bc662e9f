import { floor } from "./ssg/floor.js";

/**
 * Style sheets take sizes from `app/styles/tokens.css`, and use logical properties, so that a right-to-left language needs no
 * styles of its own. Each rule says what to write instead.
 */

/** Values with a rem outside of functions such as `clamp()` and `calc()`. */
const rawLength = String.raw`/^(?:[^()]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*[^()]*\drem\b/`;

/** Shorthands with four values, where right and left could differ. */
const fourValues = String.raw`/^(?:(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+\s+){3}\S/`;

const spacing =
  "/^(?:margin|padding|gap|row-gap|column-gap|inset|scroll-margin|scroll-padding)(?:-[a-z-]+)?$/";

const physicalProperties = [
  "/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?!.*radius)/",
  "/^(?:left|right|top|bottom)$/",
  "/^border-(?:top|bottom)-(?:left|right)-radius$/",
  "/^(?:min-|max-)?(?:width|height)$/",
];

/** Gradients of grid lines, which look the same from both sides. */
const lines = String.raw`var\(--(?:fine|coarse|line)\)|rgb\(var\(--line-rgb\)`;

const physicalValues = {
  "/^(?:text-align|float|clear)$/": ["left", "right"],
  "/^(?:transform|translate)$/": [
    String.raw`/^(?!none)(?!.*var\(--forward\))(?:.*translate(?:X|3d)?\((?!0)|-?\d*\.?\d+(?!\s|0)[a-z%]+)/`,
  ],
  "/^background/": [
    String.raw`/linear-gradient\((?:-?90deg|-?270deg|to (?:left|right)),(?!\s*(?:${lines}))/`,
    String.raw`/-gradient\([^)]*at (?:0|100%|left|right)/`,
  ],
  "transform-origin": [String.raw`/^(?:0|100%|left|right)(?![\d.])/`],
  "object-position": [String.raw`/^(?!50%|var\()(?!.*var\(--forward\))/`],
  "box-shadow": [String.raw`/^(?:inset )?-?(?!0(?![\d.]))[\d.]/`],
};

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-no-unsupported-browser-features"],
  rules: {
    "plugin/no-unsupported-browser-features": [
      true,
      {
        browsers: floor.content.map((browser) => browser.replace(/\d/, " $&")),
        ignorePartialSupport: true,
        ignore: [
          // The build compiles these for old browsers.
          "css-nesting",
          "css-media-range-syntax",
          // Older browsers ignore these, and content stays readable: see tests/release/old-browsers.spec.ts.
          "css-subgrid",
          "css-has",
          "css-container-queries",
          "css-container-query-units",
          "viewport-unit-variants",
          // These only affect touch, scrolling, print or saved copies.
          "css-content-visibility",
          "css-media-scripting",
          "css-overscroll-behavior",
          "css-paged-media",
          "css-touch-action",
          "text-size-adjust",
        ],
      },
    ],
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "declaration-block-no-duplicate-properties": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": true,
    "property-disallowed-list": [
      physicalProperties,
      { message: "Name no side: inset-inline-start, inline-size …" },
    ],
    "declaration-property-value-disallowed-list": [
      {
        ...physicalValues,
        [spacing]: [rawLength, fourValues],
        "/^font(?:-size)?$/": [String.raw`/\d(?:rem|vw)\b/`],
      },
      {
        /** @type {(property: string, value: string) => string} */
        message: (property, value) =>
          `"${property}: ${value}" is not for style sheets: take a size from app/styles/tokens.css, and a side from --forward, --to-end or --start-side there`,
      },
    ],
  },
  overrides: [
    {
      // Drawings do not mirror with the language.
      files: ["app/diagrams/*.css", "app/diagrams/parts/*.css"],
      rules: {
        "property-disallowed-list": null,
        "declaration-property-value-disallowed-list": [{ [spacing]: [rawLength] }],
      },
    },
    {
      files: ["app/styles/tokens.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
};
