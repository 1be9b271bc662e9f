import { gathered } from "../physics/magnetism.ts";
import { Label } from "./label.tsx";
import { Leader } from "./leader.tsx";
import { dots, scatter } from "./particles.ts";

interface YokedPlateProps {
  /** Direction of the field, in degrees from the weld. */
  readonly angle: number;
  readonly leaks: { readonly along: number; readonly across: number };
  readonly labels: Readonly<Record<"along" | "across", string>>;
  /** The indication at each crack, in words, once there are particles. */
  readonly seen?: { readonly along: string; readonly across: string } | undefined;
}

export const centre = { x: 240, y: 128 };

const alongCrack = "M190 119l9 2 8 -4 10 3 9 -3 8 4 10 -2 9 1";
const acrossCrack = "M283 110l2 8 -4 7 4 8 -3 6 3 8";

/** Particles: on the crack along the weld, on the crack across it, and loose ones anywhere. */
const alongParticles = scatter(3, 90, (next, spread) => [190 + 63 * next(), 119.5 + spread() * 3.4]);
const acrossParticles = scatter(5, 56, (next, spread) => [283.5 + spread() * 3.4, 109 + 39 * next()]);
const loose = scatter(11, 150, (next) => [Math.round(112 + 256 * next()), Math.round(50 + 156 * next())]);

const ripples = `M22 106${"q7 22 0 44m8.3 -44".repeat(53)}`;
const field = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  .map((line) => `M-72 ${line * 4.6}C-42 ${line * 15} 42 ${line * 15} 72 ${line * 4.6}`)
  .join("");
const laminations = Array.from({ length: 5 }, (_, index) => `M${-18 + index * 9} -10v20`).join("");

/** A weld seen from above, two cracks in it, and the poles of a yoke on either side of the x that is tested. */
export function YokedPlate({ angle, leaks, labels, seen }: YokedPlateProps) {
  return (
    <>
      <rect x="20" y="32" width="440" height="192" data-ink="steel" />
      <path d="M20 106H460V150H20z" data-ink="weld" />
      <path d={ripples} data-ink="grid" />
      <path d="M20 106H460M20 150H460" data-ink="hair" />
      <rect x="20" y="32" width="440" height="192" data-ink="edge" />
      <path data-from="2" d={dots(loose, loose.length)} data-ink="dots" />
      <path d={alongCrack} data-ink="crack" />
      <path d={acrossCrack} data-ink="crack" />
      <g data-from="2">
        <path d={dots(alongParticles, gathered(leaks.along, 90))} data-ink="particles" data-crack="along" />
        <path
          d={dots(acrossParticles, gathered(leaks.across, 56))}
          data-ink="particles"
          data-crack="across"
        />
      </g>
      <path d="M214 24v12M214 220v12M214 24h-8M206 24l5 -2v4zM214 232h-8M206 232l5 -2v4z" data-ink="bold" />
      {[29, 237].map((y) => (
        <Label key={y} x={220} y={y} text="A" />
      ))}
      <g transform={`translate(${centre.x} ${centre.y}) rotate(${-angle})`}>
        <g data-comes="0 right">
          <path d={field} data-ink="hair" />
          <path d="M4 0l-7 -3v6zM4 33.7l-7 -3v6zM4 -33.7l-7 -3v6z" data-ink="dot" />
        </g>
        <path d="M-84 -7H84M-84 7H84" data-ink="hidden" />
        {[-83, 83].map((x) => (
          <g key={x} data-grab="turn" transform={`translate(${x} 0) rotate(90)`}>
            <circle r="26" fill="transparent" />
            <rect x="-23" y="-11" width="46" height="22" rx="2" data-ink="body" />
            <path d={laminations} data-ink="hair" />
            <path d="M-23 -11h46" data-ink="signal" transform={`rotate(${x < 0 ? 180 : 0})`} />
          </g>
        ))}
      </g>
      <Leader at={[194, 120]} bend={[128, 66]} text={labels.along} longest={9} note={seen?.along} />
      <Leader at={[284, 143]} bend={[352, 174]} text={labels.across} longest={10} note={seen?.across} />
    </>
  );
}
