import { timeOfFlight } from "../physics/ultrasound.ts";
import { noise } from "./particles.ts";

interface AScanProps {
  readonly width: number;
  readonly height: number;
  /** Depth at the right edge of the screen, in mm. */
  readonly range: number;
  readonly echoes: readonly { readonly depth: number; readonly height: number }[];
}

/** Position of the screen in every drawing. */
const [left, top] = [20, 24];

/** Width of an echo on the screen, in µs: the ringing of a short pulse at 5 MHz. */
const pulseWidth = 0.13;

/** Distance between two points of the trace, in units of the drawing. */
const sampling = 2.5;

/** Height of the trace from 0 to 1 at a time: each echo rings within its envelope, over a little grass. */
function traceAt(time: number, echoes: AScanProps["echoes"], grass: number): number {
  const height = echoes.reduce((sum, { depth, height: peak }) => {
    const q = (time - timeOfFlight(depth)) / pulseWidth;
    return sum + peak * Math.exp(-q * q) * (0.66 + 0.34 * Math.abs(Math.cos(q * 3.1)));
  }, 0);
  return Math.min(height + grass, 1);
}

/** The screen of an ultrasonic set: height of the returned signal against time, from the initial pulse on. */
export function AScan({ width, height, range, echoes }: AScanProps) {
  const next = noise(77);
  const end = timeOfFlight(range);
  const all = [{ depth: 0, height: 1 }, ...echoes];
  const points = Array.from({ length: Math.round(width / sampling) + 1 }, (_, index) => {
    const along = Math.min(index * sampling, width);
    const value = traceAt((along / width) * end, all, 0.01 + 0.012 * next());
    return `${(left + along).toFixed(1)} ${(top + height - 4 - value * (height - 14)).toFixed(1)}`;
  });
  const columns = `v${height}m${width / 10} ${-height}`.repeat(9);
  const rows = `h${width}m${-width} ${height / 5}`.repeat(4);
  return (
    <>
      <rect x={left} y={top} width={width} height={height} rx="2" data-ink="screen" />
      <path d={`M${left + width / 10} ${top}${columns}M${left} ${top + height / 5}${rows}`} data-ink="grid" />
      <path d={`M${points.join("L")}`} data-ink="trace" data-trace="" />
    </>
  );
}
