import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { Entries } from "#app/ui/entries.tsx";
import styles from "./numbered-list.module.css";

type NumberedListProps = HeadWords & {
  readonly items: readonly (Entry & { readonly reference?: string | undefined })[];
};

/** A band with a numbered list of entries, which phones fold. */
export function NumberedList({ label, title, items }: NumberedListProps) {
  return (
    <Band ground="tinted" label={label} title={title}>
      <ol className={`entries numbered ${styles.list}`}>
        <Entries items={items} folded />
      </ol>
    </Band>
  );
}
