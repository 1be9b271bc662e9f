import { EquipmentDrawing, isDrawn } from "#app/diagrams/equipment/equipment-drawing.tsx";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { loader } from "./data.server.ts";
import styles from "./subject-list.module.css";

/** The regulatory items, each with the code of its scope and a drawing of the inspected parts. */
export function SubjectList({ label, title, items }: ReturnType<typeof loader>["words"]["subjects"]) {
  return (
    <Band ground="sheet" label={label} title={title}>
      <ul className={styles.list} data-rows-in-view="">
        {items.map((item, index) => (
          <li key={item.anchor} data-current={index === 0 ? "" : undefined}>
            <Fold
              id={item.anchor}
              className={styles.words}
              summary={
                <>
                  <span className={styles.code}>{item.code}</span> <h3>{item.name}</h3>
                </>
              }
            >
              <Paragraph text={item.text} />
              <p className={styles.checks}>{item.checks}</p>
            </Fold>
            {isDrawn(item) && (
              <div className={styles.plate} data-drawing="">
                <EquipmentDrawing {...item} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
