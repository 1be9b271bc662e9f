import { Band } from "#app/ui/band.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./inspection-kinds.module.css";

type InspectionKindsProps = Words["crs"]["kinds"] & { readonly when: Words["crs"]["when"] };

/** The kinds of regulatory inspection, who is responsible, and when one is due. */
export function InspectionKinds({ label, title, when, ...kinds }: InspectionKindsProps) {
  return (
    <Band label={label} title={title}>
      <div className={styles.list} data-columns={3}>
        {[kinds.initial, kinds.periodic, kinds.responsibility].map(({ name, text }) => (
          <Fold key={name} className={styles.kind} summary={<h3>{name}</h3>}>
            <Paragraph text={text} />
          </Fold>
        ))}
      </div>
      <div className={styles.when}>
        <p className="label">{when.label}</p>
        <Fold summary={<h3>{when.title}</h3>}>
          <DashList items={when.items} />
        </Fold>
      </div>
    </Band>
  );
}
