import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { Entries } from "#app/ui/entries.tsx";
import styles from "./numbered-list.module.css";

type NumberedListProps = HeadWords & {
  readonly items: readonly (Entry & { readonly reference?: string | undefined })[];
  readonly ground?: "tinted" | "band";
};

/** A band with a numbered list of entries, which phones fold. */
export function NumberedList({ label, title, items, ground = "tinted" }: NumberedListProps) {
  return (
    <Band ground={ground} label={label} title={title}>
      <ol className={`entries numbered ${styles.list}`}>
        <Entries items={items} folded />
      </ol>
    </Band>
  );
}
