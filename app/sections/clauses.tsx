import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { Entries } from "#app/ui/entries.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";

type ClausesProps = HeadWords & {
  readonly items: readonly Entry[];
  readonly ground?: "page" | "tinted";
  /** Whether phones show only the names, and unfold the texts. */
  readonly folded?: boolean;
};

/** The points of the quality policy, numbered like the clauses of a standard. */
export function Clauses({ items, folded = false, ...head }: ClausesProps) {
  return (
    <TwoColumns {...head}>
      <ol className="entries numbered">
        <Entries items={items} folded={folded} />
      </ol>
    </TwoColumns>
  );
}
