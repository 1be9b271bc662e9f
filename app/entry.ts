import { startBehaviours } from "#app/behaviours/index.ts";
import { startIslands } from "#app/islands/start.ts";

/** Makes a page interactive once it has been painted (`app/startup/modules.ts`): behaviours, then the islands near the window. */
export async function start(): Promise<void> {
  startBehaviours();
  await startIslands();
  document.documentElement.dataset.js = "ready";
}
