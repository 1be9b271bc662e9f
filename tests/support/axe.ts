import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

/** The minified source has half the bytes. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe in a page. Puts it there once only, since reading it takes the browser longer than most rules.
 * @param part selector of the part to check
 * @returns a text for each violation, and the number of rules that are kept
 */
export async function runAxe(
  page: Page,
  options: axeCore.RunOptions = {},
  part = "html",
): Promise<{ readonly faults: string[]; readonly kept: number }> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { readonly axe: typeof axeCore };
      // Full details for violations only: those of passed rules would take longer than all else.
      const { violations, passes } = await axe.run(part, { ...options, resultTypes: ["violations"] });
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      );
      return { faults, kept: passes.length };
    },
    [part, options] as const,
  );
}
