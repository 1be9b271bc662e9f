import type { DrawingProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { at } from "./parts/polar.ts";
import styles from "./endoscopy.module.css";

/** Walls of a pipe with an elbow: the bore, and around it the metal that is cut. */
const bore = "M20 112H294Q356 112 356 174V332H300V188Q300 168 280 168H20z";
const metal = "M20 98H72V62H60V54H116V62H104V98H294Q370 98 370 174V332H286V188Q286 182 280 182H20z";
const edges =
  "M20 98H72V62H60V54H76V112M20 112H76M100 112V54H116V62H104V98H294Q370 98 370 174V332" +
  "M100 112H294Q356 112 356 174V332M300 332V188Q300 168 280 168H20M286 332V188Q286 182 280 182H20";

/** The way in: from the handset over the opening, along the pipe, round the elbow. */
const way = "M88 46V104Q88 156 128 156H264Q310 156 314 196V212";

/** Rings of the bore towards its far end, from near to far. */
const rings = [118, 84, 60, 42, 29] as const;
const centre = { x: 84, y: 46 };
const seams = [18, 62, 118, 160, 205, 248, 296, 335]
  .map((angle) => {
    const [near, far] = [at(centre, angle, 130), at(centre, angle, 22)];
    return `M${near.x} ${near.y}L${far.x} ${far.y}`;
  })
  .join("");

/** A flexible probe finds its way through a small opening to a place that no eye reaches. */
export function EndoscopyDiagram({ labels, alt, controls }: DrawingProps<"endoscopy">) {
  return (
    <Drawing alt={alt} height={348}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <Cut d={metal} />
      <path d={`${bore}M76 54h24v60h-24z`} data-ink="bore" />
      <path d={edges} data-ink="bold" />
      <path d="M20 140H284Q328 144 328 184V332" data-ink="axis" />
      <path d="M356 244q-7 4 -6 10t-3 9 3 10 -1 9 7 8z" data-ink="flaw" />
      <path
        className={styles.light}
        data-from="2"
        d="M324 230L310 316Q334 332 355 298V245z"
        data-ink="light"
      />
      {/* Dashes in units of `pathLength`. `non-scaling-stroke` ignores that length, so the width of these strokes scales. */}
      <g strokeLinecap="butt" strokeDasharray="1">
        <path d={way} pathLength="1" className={styles.sheath} data-ink="own" strokeWidth="9" />
        <path d={way} pathLength="1" className={styles.core} data-ink="own" strokeWidth="6" />
      </g>
      <g data-from="2" transform="rotate(-28 314 210)">
        <path d="M307 212h14v14q0 5 -7 5t-7 -5z" data-ink="body" />
        <path d="M308 231h12" data-ink="light-edge" />
      </g>
      <path d="M88 48Q88 36 74 36H34Q8 36 8 66V238Q8 262 30 262" data-ink="cable" />
      <Leader at={[110, 58]} bend={[134, 36]} text={labels.opening} />
      <Leader at={[90, 88]} bend={[130, 80]} text={labels.probe} />
      <Leader at={[322, 219]} bend={[376, 196]} text={labels.tip} longest={9} from={2} />
      <Leader at={[354, 264]} bend={[376, 284]} text={labels.flaw} signal />
      {/* The set with what its camera sends: the bore in perspective, and the flaw on its wall. */}
      <path d="M38 214H264q8 0 8 8V322q0 8 -8 8H38q-8 0 -8 -8V222q0 -8 8 -8z" data-ink="body" />
      <rect x="40" y="224" width="174" height="96" data-ink="screen" />
      <path d="M226 230h36M226 239h36" data-ink="hair" />
      <circle cx="244" cy="266" r="13" data-ink="body" />
      <path d="M244 258v16M236 266h16" data-ink="hair" />
      <path d="M226 296h14v12h-14zM248 296h14v12h-14z" data-ink="body" />
      <svg x="41" y="225" width="172" height="94" viewBox="0 0 172 94" data-from="3">
        <rect width="172" height="94" data-ink="part" />
        {rings.map((radius, index) => (
          <circle
            key={radius}
            cx={centre.x}
            cy={centre.y}
            r={radius}
            data-ink="depth"
            opacity={0.24 + index * 0.05}
          />
        ))}
        <path d={seams} data-ink="grid" />
        <circle cx={centre.x} cy={centre.y} r="20" data-ink="bore" />
        <path d="M128 22q12 8 11 22t-5 24q-9 4 -9 -8t2 -15 -6 -12 7 -11z" data-ink="flaw" />
        <path d="M113 14h36v62h-36z" data-ink="signal-dash" />
        <path d="M8 16V8h8M164 16V8h-8M8 78v8h8M164 78v8h-8" data-ink="hair" />
      </svg>
      <Label x={30} y={206} text={labels.picture} ink="dim" />
    </Drawing>
  );
}
