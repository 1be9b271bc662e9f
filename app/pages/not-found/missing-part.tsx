/** The picture of the page that is not found: a flange without one of its bolts. */
import { Label } from "#app/diagrams/parts/label.tsx";
import { at } from "#app/diagrams/parts/polar.ts";
import { Sketch } from "#app/ui/sketch.tsx";

const centre = { x: 300, y: 300 };
const boltCircle = 150;
/** In degrees, counter-clockwise from the right. */
const boltAngles = [0, 315, 270, 225, 180, 135, 90];
const missingAngle = 45;

/** Outline of a hexagonal nut on the bolt circle, one corner pointing outward. */
function nut(angle: number): string {
  const middle = at(centre, angle, boltCircle);
  const corners = [0, 60, 120, 180, 240, 300].map((corner) => at(middle, angle - corner, 24));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

/** A flange seen from the front, with eight holes and seven bolts. */
export function MissingPart({ alt, label }: { readonly alt: string; readonly label: string }) {
  const hole = at(centre, missingAngle, boltCircle);
  return (
    <Sketch width={600} height={560} alt={alt}>
      <defs>
        <pattern id="cut" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V10" strokeOpacity=".22" />
        </pattern>
      </defs>
      <g transform="translate(-60 -40)" data-text="large">
        <circle data-line="strong" fill="var(--band)" cx={centre.x} cy={centre.y} r="200" />
        <circle cx={centre.x} cy={centre.y} r={boltCircle} strokeDasharray="14 5 3 5" strokeOpacity=".7" />
        <circle cx={centre.x} cy={centre.y} r="100" fill="url(#cut)" />
        <circle data-line="strong" fill="var(--frame)" cx={centre.x} cy={centre.y} r="78" />
        <path d="M70 300h460M300 70v460" strokeDasharray="18 5 4 5" strokeOpacity=".6" />
        {boltAngles.map((angle) => {
          const { x, y } = at(centre, angle, boltCircle);
          return (
            <g key={angle}>
              <path data-line="strong" data-fill="ground" d={nut(angle)} />
              <circle cx={x} cy={y} r="12" />
            </g>
          );
        })}
        <path data-accent="" data-fill="ground" d={nut(missingAngle)} strokeDasharray="7 5" />
        <circle data-accent="" fill="var(--frame)" cx={hole.x} cy={hole.y} r="15" />
        <path data-accent="" d={`M${(hole.x + 20).toFixed(1)} ${(hole.y - 20).toFixed(1)}L478 108h36`} />
        <Label x={522} y={113} text={label} longest={1} ink="signal" />
        <path d="M100 320v262M500 320v262M100 572h400" />
        <path fill="var(--line)" d="M100 572l11-4v8zM500 572l-11-4v8z" />
        <Label x={300} y={562} text="Ø 404" anchor="middle" />
      </g>
    </Sketch>
  );
}
