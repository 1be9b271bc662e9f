import type { DrawingProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import { at } from "./parts/polar.ts";
import styles from "./visual.module.css";

/** The inspected point: the toe of the weld. 600 mm are 190 units of the drawing. */
const toe = { x: 284, y: 246 };
const [eyeAngle, lampAngle] = [128, 38];
const [eye, lamp] = [at(toe, eyeAngle, 142), at(toe, lampAngle, 148)];

const point = ({ x, y }: typeof toe) => `${x} ${y}`;
const from = point(toe);
const [right, far, left, flat] = [30, 95, 150, 180].map((angle) => point(at(toe, angle, 190)));
const reach = `${left}A190 190 0 0 1 ${right}`;
const ripples = `M287 308${"m-69 8q34.5 12 69 0".repeat(6)}`;

/** Section of a butt weld: distance and angle of the eye, and the lighting. */
export function VisualDiagram({ labels, alt, controls }: DrawingProps<"visual">) {
  return (
    <Drawing alt={alt} height={372}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <g data-from="1">
        <path d={`M${from}L${reach}z`} data-ink="veil" />
        <path d={`M${reach}`} data-ink="hidden" />
        <path d={`M${from}L${left}M${from}L${flat}`} data-ink="axis" />
        <path d="M184 246A100 100 0 0 1 197.4 196" data-ink="edge" />
        <Label x={174} y={226} text={labels.angle} anchor="end" />
        <path d={`M${far}L${from}M${far}l3.2 6.4M${far}l-2 7`} data-ink="dim" />
        <Label x={282} y={106} text={labels.distance} />
      </g>
      <Plate top={246} bottom={284} />
      <Cut d="M218 246Q251 225 278 243Q281 251 287 246L262 284H240z" ink="weld" />
      <path d="M218 246Q251 225 278 243M287 246L262 284H240L218 246" data-ink="bold" />
      <path className={styles.beam} d={`M${point(lamp)}L228 240Q251 226 278 243L312 246z`} data-ink="light" />
      <path d="M277 242.5Q281 252.5 288 246.5Q283 247.5 277 242.5z" data-ink="flaw" />
      <path d="M276 242Q281 252 289 246" data-ink="signal" />
      {/* A hand lamp, and an eye in section. */}
      <g transform={`translate(${point(lamp)}) rotate(${180 - lampAngle})`}>
        <path d="M0 -15V15L-16 10V-10z" data-ink="body" />
        <path d="M-16 -9H-58q-4 0 -4 4V5q0 4 4 4H-16z" data-ink="body" />
        <path d="M-24 -9v18M-50 -9v18M-46 -9v18M-54 -9v18" data-ink="hair" />
        <path d="M0 -13V13" data-ink="light-edge" />
        <path d="M-40 -9h10v-4h-10z" data-ink="body" />
      </g>
      <Leader at={[lamp.x + 30, lamp.y - 30]} bend={[lamp.x + 18, 48]} text={labels.light} />
      <g data-from="1" transform={`translate(${point(eye)}) rotate(${180 - eyeAngle})`}>
        <circle cx="-24" cy="0" r="21" data-ink="body" />
        <path d="M-9 -14Q11 0 -9 14" data-ink="edge" />
        <path d="M-9 -9Q-3 0 -9 9Q-16 0 -9 -9z" data-ink="hair" />
        <path d="M-7 -13V-5M-7 13V5" data-ink="bold" />
      </g>
      <path data-from="2" d={`M${eye.x} ${eye.y}L281 242`} data-ink="signal-dash" />
      <g data-from="3">
        <path d="M298 246V224Q298 202 320 202H346Q368 202 368 224V246z" data-ink="body" />
        <path d="M308 226A26 26 0 0 1 358 226M312 215l4 2M322 206l2 4M333 203v5" data-ink="hair" />
        <path d="M344 206l-2 4M354 215l-4 2" data-ink="hair" />
        <path d="M337 229L284 249 331 219z" data-ink="part" />
        <path d="M337 229L284 249 331 219zM333 224L347 206" data-ink="signal-hair" />
        <circle cx="333" cy="224" r="3.5" data-ink="body" />
        <Leader at={[362, 234]} bend={[380, 214]} text={labels.gauge} longest={9} />
      </g>
      {/* The weld seen from above: its ripples, and the undercut at its edge. */}
      <rect x="20" y="314" width="440" height="48" data-ink="steel" />
      <rect x="218" y="314" width="69" height="48" data-ink="weld" />
      <path d={ripples} data-ink="dim" />
      <path d="M218 314v48M287 314v48" data-ink="edge" />
      <path d="M286 323q5 4 3 10t2 10q0 6 -4 9q-4 -14 -1 -29z" data-ink="flaw" data-from="2" />
      <rect x="20" y="314" width="440" height="48" data-ink="edge" />
      <Label x={20} y={306} text={controls.surface} ink="dim" />
      <path d="M218 288V312M287 288V312" data-ink="hidden" />
      <Leader at={[288, 338]} bend={[316, 304]} text={labels.undercut} signal from={2} />
    </Drawing>
  );
}
