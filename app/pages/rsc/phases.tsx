import { Band } from "#app/ui/band.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import type { RscWords } from "#model/schema/pages/rsc.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./phases.module.css";

type Phase = keyof RscWords["services"]["phases"];

type PhasesProps = RscWords["services"] & { readonly pictures: Readonly<Record<Phase, PictureSource>> };

/** The services by the phases of a work, each phase with its picture; they are counted through all of them. */
export function Phases({ label, title, phases, pictures }: PhasesProps) {
  return (
    <Band ground="tinted" label={label} title={title}>
      <div className={styles.phases}>
        {(Object.keys(phases) as Phase[]).map((phase) => (
          <section key={phase} className={styles.phase}>
            <div data-span={4}>
              <h3>{phases[phase].name}</h3>
              <div className={styles.picture}>
                <Picture picture={pictures[phase]} wide="32vw" full="columnsStacked" decorative />
              </div>
            </div>
            <ul className={classNames("numbered", styles.services)} data-start={6}>
              {phases[phase].items.map(({ name, text, reference }) => (
                <li key={name}>
                  <h4>{name}</h4>
                  <p>
                    <LinkedText text={text} />
                  </p>
                  {reference !== undefined && <p className="label">{reference}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}
