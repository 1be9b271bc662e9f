import { anchorOf } from "#model/site/anchors.ts";

/** The entries of a record as a list, each with its hash (`anchor`). */
export const anchored = <Part extends object>(parts: Readonly<Record<string, Part | undefined>>) =>
  Object.entries(parts).flatMap(([name, part]) => (part ? [{ anchor: anchorOf(name), ...part }] : []));
