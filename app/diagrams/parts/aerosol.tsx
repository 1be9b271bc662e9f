interface AerosolProps {
  readonly x: number;
  readonly y: number;
  /** What the can sprays: the colour of its band. */
  readonly ink: "flaw" | "white";
  readonly flipped?: boolean;
}

/** An aerosol can held at an angle, its nozzle at 0/0, spraying down and away from its holder. */
export function Aerosol({ x, y, ink, flipped = false }: AerosolProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flipped ? -0.8 : 0.8} 0.8)`}>
      <path
        d="M6 3L96 78M7 6L70 79M5 8L44 78M6 4L84 79M6 7L56 79"
        data-ink={ink === "flaw" ? "signal-spray" : "spray"}
      />
      <g transform="rotate(24)">
        <path d="M-5 -4h10v7h-10z" data-ink="body" />
        <path d="M-14 3h26v6h-26z" data-ink="body" />
        <path d="M-19 18q0 -9 8 -9h20q8 0 8 9V64h-36z" data-ink="body" />
        <path d="M-19 27h36v22h-36z" data-ink={ink} />
        <path d="M-19 64h36" data-ink="bold" />
      </g>
    </g>
  );
}
