import type { Page } from "@playwright/test";

/**
 * Holds files back, as a slow network does.
 * @param files a pattern of their addresses
 * @param lost whether they are lost in the end
 * @returns what lets them come
 */
export async function holdRequests(page: Page, files: string, lost = false): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await held.promise;
    await (lost ? route.abort() : route.continue());
  });
  return () => {
    held.resolve(undefined);
  };
}
