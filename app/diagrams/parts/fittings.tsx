interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

/** A spring-loaded safety valve, its seat at `x`/`y`. */
export function SafetyValve({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-6 0v-10h12V0M-10 -10h20v-4h-20z" data-ink="edge" />
      <path d="M-7 -14v-10h4l-1 -22h8l-1 22h4v3h9v10h-9v-3z" data-ink="examined" />
      <path d="M-3 -28l6 -3l-6 -3l6 -3l-6 -3M0 -46v-5h16" data-ink="signal-leak" />
    </g>
  );
}

/** A pressure gauge on its syphon, which begins at `x`/`y`. */
export function Gauge({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-8q0 -7 6 -7t6 6t-7 5M0 -14v-6" data-ink="edge" />
      <circle cy="-35" r="15" data-ink="examined" />
      <path d="M-8 -30a9.5 9.5 0 1 1 16 0" data-ink="hair" />
      <path d="M-2 -33l9 -9" data-ink="signal" />
    </g>
  );
}

interface ValveProps extends PlaceProps {
  readonly ink?: "body" | "signal-leak";
}

/** A valve on a pipe whose middle is at `x`/`y`: two cones, stem and handle. */
export function Valve({ x, y, ink = "body" }: ValveProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-18 -13L18 13V-13L-18 13z" data-ink="body" />
      <path d="M-18 -13L18 13V-13L-18 13zM0 0V-26M-13 -26h26" data-ink={ink === "body" ? "edge" : ink} />
    </g>
  );
}

interface FloorProps {
  readonly y: number;
  readonly from?: number;
  readonly to?: number;
}

/** The floor that equipment stands on, cut. */
export function Floor({ y, from = 40, to = 440 }: FloorProps) {
  const strokes = "l-8 8m22 -8".repeat(Math.floor((to - from) / 14));
  return (
    <>
      <path d={`M${from + 10} ${y}${strokes}`} data-ink="dim" />
      <path d={`M${from} ${y}H${to}`} data-ink="bold" />
    </>
  );
}
