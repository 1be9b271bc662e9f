import { useEffect, useRef, useState } from "react";
import { EquipmentDrawing, isDrawn } from "#app/diagrams/equipment/equipment-drawing.tsx";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { loader } from "./data.server.ts";
import styles from "./subject-list.module.css";

/** Where one reads, as a share of the window: the row that passes here is the one whose drawing is beside. */
const readingLine = "-40% 0px -60%";

function useRowInView() {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll("details") ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(rows.findIndex((row) => row === read.target));
      },
      { rootMargin: readingLine },
    );
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, []);

  return { list, current };
}

/** The regulatory items, each behind the letter and number of its scope, with what is examined on its drawing. */
export function SubjectList({ label, title, items }: ReturnType<typeof loader>["words"]["subjects"]) {
  const { list, current } = useRowInView();
  return (
    <Band ground="sheet" label={label} title={title}>
      <ul ref={list} className={styles.list}>
        {items.map((item, index) => (
          <li key={item.anchor} data-current={index === current || undefined}>
            <Fold
              id={item.anchor}
              className={styles.words}
              summary={
                <>
                  <span className={styles.code}>{item.code}</span>
                  <h3>{item.name}</h3>
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
