/** The phases of construction acceptance with their services. */
import { Fragment } from "react";
import { Band } from "#app/ui/band.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { Entries } from "#app/ui/entries.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./phases.module.css";

type Phases = Words["rsc"]["services"]["phases"];
type Services = Phases[keyof Phases]["items"];

type PhasesProps = Words["rsc"]["services"] & {
  readonly pictures: Readonly<Record<keyof Phases, PictureSource>>;
};

/**
 * What a folded phase shows: its services, and the standards often named for them. No list: a `<summary>` may not contain one.
 */
function ServiceNames({ services }: { readonly services: Services }) {
  return (
    <span className={`screen-only ${styles.names}`}>
      {services.map(({ name, reference }) => (
        <Fragment key={name}>
          <span>
            {name}
            {reference !== undefined && <span className="label"> {reference}</span>}
          </span>{" "}
        </Fragment>
      ))}
    </span>
  );
}

/** The services by the phases of a project, each phase with its picture; numbered through all phases. */
export function Phases({ label, title, when, phases, pictures }: PhasesProps) {
  return (
    <Band label={label} title={title}>
      <div className={styles.phases}>
        {(Object.keys(phases) as (keyof Phases)[]).map((phase) => (
          <Fold
            key={phase}
            className={styles.phase}
            summary={
              <>
                <h3>{phases[phase].name}</h3>
                <span className={styles.picture}>
                  <Picture picture={pictures[phase]} wide="32vw" full="menuCollapsed" decorative />
                </span>
                <ServiceNames services={phases[phase].items} />
              </>
            }
          >
            <div className={styles.when}>
              <p className="label">{when}</p>
              <DashList items={phases[phase].when} />
            </div>
            <ul className={`entries numbered ${styles.services}`}>
              <Entries items={phases[phase].items} heading="h4" />
            </ul>
          </Fold>
        ))}
      </div>
    </Band>
  );
}
