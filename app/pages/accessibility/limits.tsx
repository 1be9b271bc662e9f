import type { Words } from "#model/schema/model.ts";
import { Band } from "#app/ui/band.tsx";
import { Entries } from "#app/ui/entries.tsx";

/** What remains difficult on this site, on dark ground. */
export function Limits({ items, ...head }: Words["accessibility"]["limits"]) {
  return (
    <Band {...head} ground="band">
      <ol className="entries numbered" data-columns={2} data-stacked={2} data-collapsed={1}>
        <Entries items={items} />
      </ol>
    </Band>
  );
}
