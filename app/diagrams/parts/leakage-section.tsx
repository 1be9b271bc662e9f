import { gathered } from "../physics/magnetism.ts";
import { Leader } from "./leader.tsx";
import { Cut } from "./drawing.tsx";
import { dots, scatter } from "./particles.ts";
import { Plate } from "./plate.tsx";

interface LeakageSectionProps {
  readonly angle: number;
  readonly leak: number;
  readonly labels: Readonly<Record<"steel" | "fieldLines" | "leakage" | "particles", string>>;
}

const [top, bottom] = [54, 114];
/** The cap of the weld across which the section runs. */
const cap = `M214 ${top}Q240 ${top - 7} 266 ${top}`;

/** Depth of each line of the field, and where it passes the crack: out over it, or squeezed below its tip. */
const lines = [
  { depth: 5, over: -26, out: true },
  { depth: 13, over: -17, out: true },
  { depth: 21, over: -8, out: true },
  { depth: 29, over: 36, out: false },
  { depth: 37, over: 41, out: false },
  { depth: 45, over: 47, out: false },
  { depth: 53, over: 54, out: false },
] as const;

const heap = scatter(23, 70, (_, spread) => {
  const away = spread();
  return [240 + away * 17, top - 4 - Math.abs(spread()) * 8 * Math.max(1 - Math.abs(away), 0)];
});
const endOn = Array.from({ length: 8 }, (_, index) => [62 + index * 51, index % 2 === 0 ? 74 : 96] as const);

/** Section across a crack: the field across the crack leaks around the gap; the field along it (dots in circles) passes. */
export function LeakageSection({ angle, leak, labels }: LeakageSectionProps) {
  const through = Math.abs(Math.cos((angle * Math.PI) / 180));
  return (
    <>
      <Plate top={top} bottom={bottom} />
      <Cut d={`${cap}L250 ${bottom}H230z`} ink="weld" />
      <path d={cap} data-ink="bold" />
      <path d={`M236 ${top - 3}l2 12 -2 7 3.5 14 2 -13 -1 -8 3.5 -9z`} data-ink="void" />
      <g opacity={(through ** 2).toFixed(2)}>
        {endOn.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="5" data-ink="hair" />
            <circle cx={x} cy={y} r="1.4" data-ink="dot" />
          </g>
        ))}
      </g>
      <g data-from="1">
        <g opacity={leak.toFixed(2)}>
          {lines.map(({ depth, over, out }) => {
            const y = top + depth;
            const middle = (y + (top + over - y) * leak).toFixed(1);
            return (
              <path
                key={depth}
                d={`M26 ${y}H150C196 ${y} 206 ${middle} 240 ${middle}S284 ${y} 330 ${y}H454`}
                data-ink={out ? "signal-leak" : "hair"}
              />
            );
          })}
          {[13, 29, 45].map((depth) => (
            <path key={depth} d={`M112 ${top + depth}l-7 -3v6z`} data-ink="dot" />
          ))}
        </g>
      </g>
      <g data-from="2">
        <path d={dots(heap, gathered(leak, 70))} data-ink="particles" />
      </g>
      <g opacity={leak > 0.4 ? 1 : 0}>
        <Leader at={[262, top - 14]} bend={[284, 22]} text={labels.leakage} signal from={1} />
        <Leader at={[226, top - 4]} bend={[204, 36]} text={labels.particles} signal from={2} />
      </g>
      <Leader at={[36, top + 37]} bend={[48, bottom + 16]} text={labels.fieldLines} from={1} />
      <Leader at={[446, top + 50]} bend={[436, bottom + 16]} text={labels.steel} />
    </>
  );
}
