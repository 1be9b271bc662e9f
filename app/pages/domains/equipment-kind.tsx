import { Fragment } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { ControlLinkData, Equipment } from "./data.server.ts";
import { PicturePoints } from "./picture-points.tsx";
import styles from "./equipment-kind.module.css";

/** The controls that look for a damage: a method by its code and name, a control of the company by its code. */
function ControlLinks({ links }: { readonly links: readonly ControlLinkData[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`cluster ${styles.controls}`}>
      {links.map(({ href, label, code, short }) => (
        <li key={href}>
          <a className="cluster" href={href}>
            {short ? (
              <abbr title={label}>{code}</abbr>
            ) : (
              <>
                {code !== undefined && <span aria-hidden="true">{code}</span>}
                {` ${label}`}
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A kind of equipment: its picture with numbered points, and the damage at each. */
export function EquipmentKind({ id, name, text, plate, picture, count, controls, points }: Equipment) {
  return (
    <li id={id} className={styles.kind} data-plate={plate || undefined}>
      <Reveal className={`content ${styles.head}`}>
        <div className={styles.thumb}>
          <Picture picture={picture} wide={plate ? "100vw" : "6rem"} decorative />
        </div>
        <h3 id={`${id}-name`}>{name}</h3>
        <div className="content">
          <p>{text}</p>
          <ControlLinks links={controls} />
        </div>
      </Reveal>
      {/* Folded on phones by app/startup/folds.ts. */}
      <details open data-folds="">
        <summary id={`${id}-count`} aria-labelledby={`${id}-name ${id}-count`}>
          {count}
        </summary>
        <div className={styles.figure}>
          <PicturePoints name={name} picture={picture} points={points} plate={plate} />
          <ol className={styles.rows} aria-label={count} data-on={plate ? "band" : undefined}>
            {points.map((point) => (
              <li key={point.id} id={point.id} data-point={point.number}>
                <h4>{point.name}</h4>
                {point.damages.map((damage) => (
                  <Fragment key={damage.name}>
                    <p>{damage.name}</p>
                    <ControlLinks links={damage.controls} />
                  </Fragment>
                ))}
              </li>
            ))}
          </ol>
        </div>
      </details>
    </li>
  );
}
