import { useEffect, useRef } from "react";
import { PageIndex } from "#app/ui/page-index.tsx";
import type { Equipment } from "./data.server.ts";
import { EquipmentKind } from "./equipment-kind.tsx";
import styles from "./equipment-list.module.css";

interface EquipmentListProps {
  readonly index: string;
  readonly equipment: readonly Equipment[];
}

/** Says of the list while a wide picture passes below its index, which then makes room. */
function usePlatePassing() {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = () => {
      const index = list.current?.querySelector("nav")?.getBoundingClientRect();
      const plates = [...(list.current?.querySelectorAll("[data-plate] svg") ?? [])];
      const passes = plates.some((plate) => {
        const { top, bottom } = plate.getBoundingClientRect();
        return index !== undefined && top < index.bottom && bottom > index.top;
      });
      list.current?.toggleAttribute("data-plate-passes", passes);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, []);
  return list;
}

export function EquipmentList({ index, equipment }: EquipmentListProps) {
  return (
    <section ref={usePlatePassing()} className={styles.body} aria-label={index}>
      <h2 className="visually-hidden">{index}</h2>
      <PageIndex className={styles.index} label={index} parts={equipment} />
      <ol className={styles.list}>
        {equipment.map((kind) => (
          <EquipmentKind key={kind.id} {...kind} />
        ))}
      </ol>
    </section>
  );
}
