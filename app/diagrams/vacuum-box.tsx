/** The drawing of vacuum box testing. */
import type { DrawingProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { dots, scatter } from "./parts/particles.ts";
import styles from "./vacuum-box.module.css";

const sand = [
  ...scatter(31, 200, (next) => [22 + 436 * next(), 231 + 21 * next()]),
  ...scatter(37, 80, (next) => [326 + 132 * next(), 209 + 22 * next()]),
];
/** Path of the leaking air: from the ground, between the lapped plates, through the weld. */
const leak = "M330 222C322 208 318 206 300 206H238L232 201 229 203 224 194 221 193";
const bubbles = [
  [220, 187, 5],
  [212, 189, 3.6],
  [227, 184, 3.2],
  [217, 179, 3.8],
  [224, 177, 2.4],
] as const;
const bubblesSeen = [
  [222, 318, 6],
  [214, 312, 4],
  [229, 311, 3.6],
  [216, 325, 3.4],
  [229, 325, 4.2],
  [221, 308, 2.8],
] as const;
const bubble = ([x, y, r]: (typeof bubblesSeen | typeof bubbles)[number]) => (
  <circle key={r} cx={x} cy={y} r={r} data-ink="bubble" />
);
const ripples = `M236 276.5${"m-24 8.5q12 8 24 0".repeat(7)}`;

/** A lap weld of a tank floor below a vacuum box: air drawn through a leak makes bubbles in the foam. */
export function VacuumBoxDiagram({ labels, alt, controls }: DrawingProps<"vacuumBox">) {
  return (
    <Drawing alt={alt} height={366}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <path d="M20 228H316L326 206H460V254H20z" data-ink="soil" />
      <path d={dots(sand, sand.length)} data-ink="grains" />
      <Cut d="M20 206H316V228H20z" />
      <Cut d="M236 184H460V206H236z" />
      <path d="M20 206H316V228H20M460 184H236V206H460" data-ink="bold" />
      <Cut d="M212 206Q222 190 236 184V206z" ink="weld" />
      <path d="M212 206Q222 190 236 184" data-ink="bold" />
      <path
        data-comes="0 right"
        d="M150 206H211Q221 189 237 183H312v-5H240Q220 178 206 200H150z"
        data-ink="film"
      />
      <path data-comes="2 left" d={leak} data-ink="signal" />

      <g className={styles.box} data-from="1">
        <path d="M128 194h16v12h-16zM318 172h16v12h-16z" data-ink="rubber" />
        <path d="M126 194V104h8V194zM328 172V104h8v68z" data-ink="body" />
        <path d="M126 104v-8h210v8z" data-ink="glass" />
        <path d="M126 90h18v6h-18zM318 90h18v6h-18z" data-ink="body" />
        <path d="M190 96V76q0 -4 4 -4h74q4 0 4 4v20" data-ink="edge" />
        <path d="M336 132h14v-10h-14zM350 127h18Q390 127 394 96" data-ink="bold" />
        <Leader at={[160, 100]} bend={[142, 62]} text={labels.window} />
        <Leader at={[130, 200]} bend={[108, 178]} text={labels.seal} longest={8} />
      </g>
      <g data-from="1">
        <circle cx="394" cy="66" r="30" data-ink="screen" />
        <path d="M374 82A25 25 0 1 1 414 82" data-ink="hair" />
        <path d="M369 66h5M394 41v5M419 66h-5M376.3 48.3l3.6 3.6M411.7 48.3l-3.6 3.6" data-ink="hair" />
        <path className={styles.needle} d="M394 66L413 53" data-ink="signal" />
        <circle cx="394" cy="66" r="2.5" data-ink="dot" />
        <Label x={394} y={26} text={labels.vacuum} anchor="middle" />
      </g>
      <g data-from="2">
        <path d="M250 150h56m-9 -4l9 4l-9 4M262 124h50m-9 -4l9 4l-9 4" data-ink="hair" />
        <Label x={180} y={146} text={labels.air} anchor="middle" longest={7} ink="dim" />
      </g>
      <g data-from="3" className={styles.bubbles}>
        {bubbles.map(bubble)}
      </g>
      <g data-to="0">
        <Leader at={[180, 203]} bend={[166, 158]} text={labels.foam} />
      </g>
      <Leader at={[300, 206]} bend={[288, 244]} text={labels.leak} signal />
      <path d="M222 210V276" data-ink="hidden" />

      {/* The weld seen through the window: bubbles cluster where the leak is. */}
      <rect x="20" y="282" width="440" height="62" data-ink="steel" />
      <rect x="212" y="282" width="24" height="62" data-ink="weld" />
      <path d={ripples} data-ink="dim" />
      <path d="M212 282v62M236 282v62" data-ink="edge" />
      <path d="M316 282v62" data-ink="hidden" />
      <rect x="20" y="282" width="440" height="62" data-ink="edge" />
      <path d="M150 282h162v62H150z" data-ink="film" />
      <g data-from="1">
        <path d="M126 282v62M134 282v62M328 282v62M336 282v62" data-ink="edge" />
        <path d="M134 282H328v62H134z" data-ink="veil" />
      </g>
      <g data-from="3">{bubblesSeen.map(bubble)}</g>
      <Leader at={[231, 312]} bend={[252, 268]} text={labels.bubbles} signal from={3} />
      <Label x={20} y={272} text={controls.surface} ink="dim" />
    </Drawing>
  );
}
