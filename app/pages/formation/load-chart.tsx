import { at } from "#app/diagrams/parts/polar.ts";
import { Sketch } from "#app/ui/sketch.tsx";
import type { Words } from "#model/schema/model.ts";

/** The pivot of the boom, and the ground. */
const pivot = { x: 150, y: 372 };
const ground = 432;

/** A boom and the load that hangs from it. */
function boom(angle: number, length: number, rope: number): string {
  const { x, y } = at(pivot, angle, length);
  return `M${pivot.x} ${pivot.y}L${x} ${y}V${y + rope}M${x - 24} ${y + rope}h48v34h-48z`;
}

const arcs = [140, 240, 340, 440].map((length) => {
  const [from, to] = [at(pivot, 80, length), at(pivot, 12, length)];
  return `M${from.x} ${from.y}A${length} ${length} 0 0 1 ${to.x} ${to.y}`;
});

const ticks = Array.from({ length: 9 }, (_, index) => `M${pivot.x + index * 60} ${ground + 22}v10`).join("");

/** The end of the boom at its furthest. */
const end = at(pivot, 26, 440);

/**
 * A crane's load chart, which its driver reads before lifting: how far the boom may reach with a load, and where the crane tips.
 */
export function LoadChart({ alt, reach, limit }: Words["formation"]["chart"]) {
  return (
    <Sketch width={700} height={570} alt={alt}>
      <g transform="translate(0 70)">
        <path d={arcs.join("")} data-line="fine" />
        <path d={`M0 ${ground}H700`} data-line="strong" />
        <path d={`M${pivot.x} ${ground + 27}H640${ticks}M630 ${ground + 22}l10 5-10 5`} />
        <text data-text="large" x="640" y={ground + 58} textAnchor="end">
          {reach}
        </text>
        <path d="M40 384H250V414H40zM70 384V352H190V384M110 352l16-26h52l12 26" data-fill="steel" />
        <circle cx="84" cy="418" r="14" data-fill="ground" />
        <circle cx="146" cy="418" r="14" data-fill="ground" />
        <circle cx="208" cy="418" r="14" data-fill="ground" />
        <path d="M26 404V432M14 432H38M264 404V432M252 432H276" />
        <path d={boom(58, 440, 130)} data-line="strong" />
        <path d={boom(26, 440, 92)} data-line="dashed" data-accent="" />
        <path d="M226 -61A440 440 0 0 1 470 69C520 150 500 280 452 432" data-accent="" />
        <text data-text="large" x="700" y="0" textAnchor="end">
          {limit}
        </text>
        <circle cx={end.x} cy={end.y} r="6" data-accent="fill" />
      </g>
    </Sketch>
  );
}
