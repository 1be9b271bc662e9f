import { timeOfFlight } from "../physics/ultrasound.ts";
import { noise } from "./particles.ts";

interface AScanProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Depth at the right edge of the screen, in mm. */
  readonly range: number;
  readonly echoes: readonly { readonly depth: number; readonly height: number }[];
}

/** Width of an echo on the screen, in µs: the ringing of a short pulse at 5 MHz. */
const pulseWidth = 0.13;

/** How far apart the points of the trace are, in units of the drawing. */
const sampling = 2.5;

/** Height of the trace from 0 to 1 at a time: each echo rings within its envelope, over a little grass. */
function traceAt(time: number, echoes: AScanProps["echoes"], grass: number): number {
  const height = echoes.reduce((sum, { depth, height: peak }) => {
    const q = (time - timeOfFlight(depth)) / pulseWidth;
    return sum + peak * Math.exp(-q * q) * (0.66 + 0.34 * Math.abs(Math.cos(q * 3.1)));
  }, 0);
  return Math.min(height + grass, 1);
}

/** The screen of an ultrasonic set: the height of what comes back against time, from the initial pulse on. */
export function AScan({ x, y, width, height, range, echoes }: AScanProps) {
  const next = noise(77);
  const end = timeOfFlight(range);
  const all = [{ depth: 0, height: 1 }, ...echoes];
  const points = Array.from({ length: Math.round(width / sampling) + 1 }, (_, index) => {
    const along = Math.min(index * sampling, width);
    const value = traceAt((along / width) * end, all, 0.01 + 0.012 * next());
    return `${(x + along).toFixed(1)} ${(y + height - 4 - value * (height - 14)).toFixed(1)}`;
  });
  const columns = Array.from(
    { length: 9 },
    (_, index) => `M${(x + (width * (index + 1)) / 10).toFixed(1)} ${y}v${height}`,
  );
  const rows = Array.from(
    { length: 4 },
    (_, index) => `M${x} ${(y + (height * (index + 1)) / 5).toFixed(1)}h${width}`,
  );
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="2" data-ink="screen" />
      <path d={[...columns, ...rows].join("")} data-ink="grid" />
      <path d={`M${points.join("L")}`} data-ink="trace" data-trace="" />
    </>
  );
}
