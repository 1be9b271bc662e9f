import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { Entries } from "#app/ui/entries.tsx";

type NumberedListProps = HeadWords & {
  readonly items: readonly (Entry & { readonly reference?: string | undefined })[];
  readonly ground?: "tinted" | "band";
};

/** A band with a numbered list of entries in even rows, which phones fold. */
export function NumberedList({ label, title, items, ground = "tinted" }: NumberedListProps) {
  return (
    <Band ground={ground} label={label} title={title}>
      <ol
        className="entries numbered"
        data-columns={items.length % 3 === 0 ? 3 : 2}
        data-stacked={2}
        data-collapsed={1}
      >
        <Entries items={items} folded />
      </ol>
    </Band>
  );
}
