import { Picture } from "#app/ui/picture.tsx";
import type { Equipment } from "./equipment-list.server.ts";
import styles from "./picture-points.module.css";

type PicturePointsProps = Pick<Equipment, "picture" | "points"> & { readonly label: string };

/** Size of the drawing over the picture: its proportions, in which points are placed by percent. */
const drawing = { width: 160, height: 90 };

/** A picture with numbered points, and the same points as a list: the damage looked for and the control that finds it. */
export function PicturePoints({ picture, points, label }: PicturePointsProps) {
  return (
    <div className={styles.figure}>
      <div className={styles.picture}>
        <Picture picture={picture} wide="56vw" full="columnsStacked" />
        <svg className={styles.points} viewBox={`0 0 ${drawing.width} ${drawing.height}`}>
          {points.map(({ id, number, name, at: [x, y] }) => (
            <a key={id} href={`#${id}`} aria-label={`${number}, ${name}`}>
              <circle cx={(x * drawing.width) / 100} cy={(y * drawing.height) / 100} />
              <text x={(x * drawing.width) / 100} y={(y * drawing.height) / 100}>
                {number}
              </text>
            </a>
          ))}
        </svg>
      </div>
      <ol className={styles.list} aria-label={label}>
        {points.map(({ id, name, damage, controls }) => (
          <li key={id} id={id}>
            <h4>{name}</h4>
            <p>{damage}</p>
            <ul>
              {controls.map(({ href, label: control }) => (
                <li key={href}>
                  <a href={href}>{control}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
