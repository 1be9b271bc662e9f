import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { importRules } from "./build-tools/import-table.js";

export default defineConfig(
  globalIgnores([
    "bench/lighthouse/node_modules/",
    "build/",
    ".react-router/",
    ".cache/",
    "playwright-report/",
    "test-results/",
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat["recommended-latest"],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // The router redirects by a thrown answer.
      "@typescript-eslint/only-throw-error": ["error", { allow: [{ from: "lib", name: "Response" }] }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // Helpers of the router pass promises to event handlers; what matters is that none is left floating.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // Texts are shown as written, never as HTML. The one exception is the startup script, which is code.
    files: ["app/**/*.tsx"],
    ignores: ["app/root.tsx"],
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
    // Playwright's fixtures: `use` is not a hook there, and an empty pattern says that nothing is needed.
    files: ["tests/**/*.ts"],
    rules: {
      "react-hooks/rules-of-hooks": "off",
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    },
  },
  importRules(),
);
