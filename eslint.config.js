import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { importRules } from "./ssg/import-table.js";

export default defineConfig(
  globalIgnores([
    "bench/lighthouse/node_modules/",
    "dist/",
    ".cache/",
    "playwright-report/",
    "test-results/",
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  { ...reactHooks.configs.flat["recommended-latest"], files: ["app/**", "editor/client/**"] },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    // Texts are rendered as text, never as HTML, except in the files that write scripts, data and islands into the document.
    files: ["app/**/*.tsx"],
    ignores: [
      "app/ui/inline-script.server.tsx",
      "app/islands/hydrate.tsx",
      "app/islands/island.server.tsx",
      "app/seo/head-tags.server.tsx",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: "Show texts as text, never as HTML.",
        },
      ],
    },
  },
  {
    // Playwright's fixtures use an empty pattern if they need no other fixture.
    files: ["tests/**/*.ts", "editor/*.spec.ts"],
    rules: { "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }] },
  },
  importRules(),
);
