import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Equipment } from "./data.server.ts";
import styles from "./equipment-kind.module.css";

type PicturePointsProps = Pick<Equipment, "name" | "picture" | "points" | "plate">;

/** A picture with numbered points that link to their rows; on a plate, lines lead to them too. */
export function PicturePoints({ name: kind, picture, points, plate }: PicturePointsProps) {
  return (
    <div className={classNames("screen-only", styles.frame)}>
      <div className={styles.layer} data-x={picture.focus[0]}>
        <Picture picture={picture} wide={plate ? "100vw" : "60vw"} full="menuCollapsed" />
        <svg className={styles.points} width="480" height="270">
          {points.map(({ id, number, name, at: [x, y], leader }) => (
            <g key={id} data-point={number}>
              {leader !== undefined && (
                <svg viewBox="0 0 1600 900" aria-hidden="true">
                  <path data-shelf="" d={leader} />
                </svg>
              )}
              <a href={`#${id}`} aria-label={`${number}, ${name}, ${kind}`}>
                <circle className={styles.press} cx={`${x}%`} cy={`${y}%`} />
                <circle className={styles.disc} cx={`${x}%`} cy={`${y}%`} />
                <text x={`${x}%`} y={`${y}%`}>
                  {number}
                </text>
              </a>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
