import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { Entries } from "#app/ui/entries.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./clauses.module.css";

type ClausesProps = HeadWords & { readonly items: readonly Entry[]; readonly ground?: "page" | "tinted" };

/** The points of the quality policy, numbered like the clauses of a standard. */
export function Clauses({ items, ...head }: ClausesProps) {
  return (
    <TwoColumns {...head}>
      <ol className={classNames("entries numbered", styles.list)}>
        <Entries items={items} />
      </ol>
    </TwoColumns>
  );
}
