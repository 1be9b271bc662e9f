import { at } from "#app/diagrams/parts/polar.ts";
import styles from "./missing-part.module.css";

const centre = { x: 300, y: 300 };
const boltCircle = 150;
const boltAngles = [0, 315, 270, 225, 180, 135, 90];
const missingAngle = 45;

/** Outline of a hexagonal nut on the bolt circle, one corner pointing outward. */
function nut(angle: number): string {
  const middle = at(centre, angle, boltCircle);
  const corners = [0, 300, 240, 180, 120, 60].map((corner) => at(middle, angle + corner, 24));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

/** A flange seen from the front, with eight holes and seven bolts. */
export function MissingPart({ alt, label }: { readonly alt: string; readonly label: string }) {
  const hole = at(centre, missingAngle, boltCircle);
  return (
    <svg className={styles.drawing} viewBox="60 40 600 560" role="img" aria-label={alt}>
      <defs>
        <pattern id="cut" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V10" className={styles.hatch} />
        </pattern>
      </defs>
      <g className={styles.line}>
        <circle className={styles.edge} cx={centre.x} cy={centre.y} r="200" />
        <circle cx={centre.x} cy={centre.y} r={boltCircle} strokeDasharray="14 5 3 5" strokeOpacity=".7" />
        <circle cx={centre.x} cy={centre.y} r="100" fill="url(#cut)" />
        <circle className={styles.bore} cx={centre.x} cy={centre.y} r="78" />
        <path d="M70 300h460M300 70v460" strokeDasharray="18 5 4 5" strokeOpacity=".6" />
      </g>
      {boltAngles.map((angle) => {
        const { x, y } = at(centre, angle, boltCircle);
        return (
          <g key={angle} className={styles.bolt}>
            <path d={nut(angle)} />
            <circle cx={x} cy={y} r="12" />
          </g>
        );
      })}
      <g className={styles.missing}>
        <path d={nut(missingAngle)} strokeDasharray="7 5" />
        <circle className={styles.bore} cx={hole.x} cy={hole.y} r="15" />
        <path d={`M${hole.x + 20} ${hole.y - 20}L478 108h36`} fill="none" />
      </g>
      <text className={styles.label} x="522" y="113">
        {label.split(" ").map((word, index) => (
          <tspan key={word} x="522" dy={index === 0 ? 0 : 20}>
            {word}
          </tspan>
        ))}
      </text>
      <g className={styles.line}>
        <path d="M100 320v262M500 320v262M100 572h400" />
        <path className={styles.head} d="M100 572l11-4v8zM500 572l-11-4v8z" />
      </g>
      <text className={styles.number} x="300" y="562">
        404
      </text>
    </svg>
  );
}
