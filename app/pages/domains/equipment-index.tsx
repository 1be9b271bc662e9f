import { useEffect, useRef } from "react";
import type { Equipment } from "./equipment-list.server.ts";
import { usePartInView } from "./use-part-in-view.ts";
import styles from "./equipment-index.module.css";

interface EquipmentIndexProps {
  readonly label: string;
  readonly equipment: readonly Equipment[];
}

/** Links to the kinds of equipment, which stay in view: the one on screen is marked, and is in sight itself. */
export function EquipmentIndex({ label, equipment }: EquipmentIndexProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = usePartInView(equipment);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!link || !list.current) return;
    const { clientWidth, clientHeight } = list.current;
    // Not `scrollIntoView`, which would scroll the page too.
    list.current.scrollTo({
      left: link.offsetLeft - (clientWidth - link.offsetWidth) / 2,
      top: link.offsetTop - (clientHeight - link.offsetHeight) / 2,
    });
  }, [current]);

  return (
    <nav className={styles.index} aria-label={label}>
      <p aria-hidden="true">{label}</p>
      <ol ref={list}>
        {equipment.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
