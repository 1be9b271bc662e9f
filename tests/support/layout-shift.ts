import type { Page } from "@playwright/test";

/** Sum of all layout shifts since the page began. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Two frames: the last shift is told after the frame that it happened in.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve(sum);
          }),
        );
      }),
  );
}
