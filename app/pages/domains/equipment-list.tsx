import { PageIndex } from "#app/ui/page-index.tsx";
import type { Equipment } from "./equipment-list.server.ts";
import { EquipmentKind } from "./equipment-kind.tsx";
import styles from "./equipment-list.module.css";

interface EquipmentListProps {
  readonly index: string;
  readonly equipment: readonly Equipment[];
}

/** The eleven kinds of equipment beside their index: what each is, and where to look for what on it. */
export function EquipmentList({ index, equipment }: EquipmentListProps) {
  return (
    <section className={styles.body} aria-label={index}>
      <PageIndex className={styles.index} label={index} parts={equipment} />
      <ol className={styles.list}>
        {equipment.map((kind) => (
          <EquipmentKind key={kind.id} {...kind} />
        ))}
      </ol>
    </section>
  );
}
