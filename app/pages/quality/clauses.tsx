import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { Entries } from "#app/ui/entries.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";

/** The points of the quality policy, numbered like the clauses of a standard. Phones fold their texts. */
export function Clauses({ items, ...head }: HeadWords & { readonly items: readonly Entry[] }) {
  return (
    <TwoColumns {...head} ground="tinted">
      <ol className="entries numbered">
        <Entries items={items} folded />
      </ol>
    </TwoColumns>
  );
}
