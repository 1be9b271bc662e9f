import type { Page } from "@playwright/test";

/** Has the clipboard refuse everything, as it may where a visitor or an office has forbidden it. */
export async function refuseToCopy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
}

export async function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? "");
}
