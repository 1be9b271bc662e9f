import { PageIndex } from "#app/ui/page-index.tsx";
import type { Equipment } from "./data.server.ts";
import { EquipmentKind } from "./equipment-kind.tsx";
import styles from "./equipment-list.module.css";

interface EquipmentListProps {
  readonly index: string;
  readonly equipment: readonly Equipment[];
}

/** All kinds of equipment, with a sticky index. */
export function EquipmentList({ index, equipment }: EquipmentListProps) {
  return (
    <section className={styles.body} aria-label={index}>
      <h2 className="sr-only">{index}</h2>
      <PageIndex className={styles.index} label={index} parts={equipment} />
      <ol className={styles.list}>
        {equipment.map((kind) => (
          <EquipmentKind key={kind.id} {...kind} />
        ))}
      </ol>
    </section>
  );
}
