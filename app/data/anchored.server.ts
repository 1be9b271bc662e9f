import { anchorOf } from "#model/site/anchors.ts";

/** What stands under names, as a list in which each has the hash that leads to it. */
export const anchored = <Part extends object>(parts: Readonly<Record<string, Part | undefined>>) =>
  Object.entries(parts).flatMap(([name, part]) =>
    part ? [{ id: name, anchor: anchorOf(name), ...part }] : [],
  );
