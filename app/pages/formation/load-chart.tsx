import { Label } from "#app/diagrams/parts/label.tsx";
import { at } from "#app/diagrams/parts/polar.ts";
import { Sketch } from "#app/ui/sketch.tsx";
import type { Words } from "#model/schema/model.ts";

/** The foot of the boom; the axis about which the crane turns, from which its reach is measured; the ground. */
const foot = { x: 112, y: 352 };
const axis = 132;
const ground = 424;

const [raised, lowered, reach] = [58, 26, 370];
/** Where the rope leaves the head of the boom. */
const [head, end] = [at(foot, raised, reach), at(foot, lowered, reach)];

function arc(length: number, from = 76, to = 14): string {
  const [start, stop] = [at(foot, from, length), at(foot, to, length)];
  return `M${start.x} ${start.y}A${length} ${length} 0 0 1 ${stop.x} ${stop.y}`;
}

const ticks = Array.from({ length: 9 }, (_, index) => `M${axis + index * 56} ${ground + 17}v10`).join("");

/** A load in its slings, below the hook. */
const load = "l-18 20m18-20l18 20m6 0h-48v32h48z";

/**
 * A crane's load chart, which its driver reads before lifting: how far the boom may reach with a load, and where the crane tips.
 */
export function LoadChart({ alt, reach: reachLabel, limit }: Words["formation"]["chart"]) {
  return (
    <Sketch width={600} height={490} alt={alt}>
      <path d={[130, 210, 290].map((length) => arc(length)).join("") + arc(reach)} data-line="fine" />
      <path d={`M0 ${ground}H600`} data-line="strong" />
      <path d={`M${axis} ${ground + 22}H590${ticks}M580 ${ground + 17}l10 5-10 5`} />
      {/* The carrier stands on its outriggers, its wheels off the ground. */}
      <path d="M10 402V374l10-18h30v32H228v14z" data-fill="steel" />
      <path d="M17 374l6-11h16v11zM50 388V402M58 388l4-7h22M186 388v-6h38v6" />
      {[36, 66, 152, 182].map((x) => (
        <path key={x} d={`M${x - 13} 408a13 13 0 1 1 26 0a13 13 0 1 1-26 0`} data-fill="ground" />
      ))}
      <path d="M31 408h10M61 408h10M147 408h10M177 408h10M36 403v10M66 403v10M152 403v10M182 403v10" />
      <path
        d="M90 386h14v20h-14zM94 406v12h6v-12M84 424l4-6h18l4 6zM206 386h14v20h-14zM210 406v12h6v-12M200 424l4-6h18l4 6z"
        data-fill="ground"
      />
      {/* Slew ring, platform, counterweight. */}
      <path d="M108 381h48v7h-48zM118 381v7M125 381v7M132 381v7M139 381v7M146 381v7" data-fill="ground" />
      <path d="M84 381V369h92v12zM62 342h32v36H62zM62 354h32M62 366h32" data-fill="ground" />
      <path d="M94 369l12-26h12l12 26z" data-fill="ground" />
      {/* The cylinder that raises the boom, and the boom in its three sections, with the rope along it. */}
      <g transform="translate(142 370) rotate(-67)">
        <path d="M60-2.5H109V2.5H60zM0-5H62V5H0z" data-fill="ground" />
      </g>
      <g transform={`translate(${foot.x} ${foot.y}) rotate(${-raised})`}>
        <path d="M250-5H356V5H250zM154-7.5H252V7.5H154z" data-fill="ground" />
        <path d="M-8-8L20-10H156V10H20L-8 8z" data-line="strong" data-fill="ground" />
        <path d="M28-10V-16L360-9M150-10V10M248-7.5V7.5M100 10l8 8 8-8" />
        <path d="M354-6h8l8 6-8 8h-8z" data-fill="ground" />
      </g>
      <circle cx={foot.x} cy={foot.y} r="4" data-fill="ground" />
      <path d="M148 380V350q0-5 5-5h13l11 19v16z" data-fill="ground" />
      <path d="M153 351h11l7 13h-18zM153 370h8" />
      <path d={`M${axis} 330V${ground + 27}`} data-line="dashed" />
      <path d={`M${head.x} ${head.y}v84m0 34${load}`} data-line="strong" />
      <path d={`M${head.x - 6} ${head.y + 84}h12v14l-6 6-6-6zm6 20v4a5 5 0 1 1-5 5`} data-fill="ground" />
      <path d={arc(reach, 76, 41)} data-accent="" />
      <path d={`M391.2 109.3Q412 133 412 166V${ground + 27}`} data-accent="" />
      <path d={`M176 320.8L${end.x} ${end.y}v64${load}`} data-line="dashed" data-accent="" />
      <circle cx={end.x} cy={end.y} r="5" data-accent="fill" />
      <path d="M369 85.8L408 44h10" />
      <circle cx="369" cy="85.8" r="4" data-accent="fill" />
      <g data-text="large">
        <Label x={424} y={49} text={limit} longest={10} />
        <Label x={590} y={ground + 56} text={reachLabel} anchor="end" />
      </g>
    </Sketch>
  );
}
