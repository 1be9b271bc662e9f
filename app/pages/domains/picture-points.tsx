import { Picture } from "#app/ui/picture.tsx";
import type { Equipment } from "./equipment-list.server.ts";
import styles from "./equipment-kind.module.css";

type PicturePointsProps = Pick<Equipment, "name" | "picture" | "points" | "plate">;

/** Lower edge of a plate, which shows eight ninths of its picture's height, in percent of that. */
const edge = 800 / 9;

/** Where the line to a row ends, in percent of the width: on the shelf above it, whose column begins by the rail or not. */
const shelves = {
  besideRail: (index: number) => 33 + index * 17.8,
  fromEdge: (index: number) => 13.5 + index * 23.9,
};

/** A picture with numbered points, each of which leads to its row; on a plate there is a line to it, too. */
export function PicturePoints({ name: kind, picture, points, plate }: PicturePointsProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.layer} data-x={picture.focus[0]}>
        <Picture picture={picture} wide={plate ? "1440px" : "56vw"} full="columnsStacked" />
        <svg className={styles.points}>
          {points.map(({ id, number, name, at: [x, y] }, index) => (
            <g key={id}>
              {plate &&
                Object.entries(shelves).map(([where, shelf]) => (
                  <line
                    key={where}
                    data-shelf={where}
                    x1={`${x}%`}
                    y1={`${y}%`}
                    x2={`${shelf(index)}%`}
                    y2={`${edge}%`}
                  />
                ))}
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
