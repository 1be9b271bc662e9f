interface CoatingGaugeProps {
  readonly x: number;
  /** The coated surface. */
  readonly top: number;
  readonly reading: string;
  readonly unit: string;
}

/** A dry-film gauge standing on a coating, its magnetic field reaching through the film into the steel. */
export function CoatingGauge({ x, top, reading, unit }: CoatingGaugeProps) {
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d="M-6 0Q-34 18 -26 44M6 0Q34 18 26 44M-3 0Q-16 22 -12 46M3 0Q16 22 12 46" data-ink="hidden" />
      <path d="M-7 0V-22H7V0q-7 3 -14 0z" data-ink="part" />
      <path d="M-7 0V-22H7V0" data-ink="edge" />
      <path d="M-13 -22h26v-12h-26z" data-ink="body" />
      <path d="M-30 -42q0 8 8 8h44q8 0 8 -8V-128q0 -8 -8 -8h-44q-8 0 -8 8z" data-ink="body" />
      <path d="M-23 -128h46v46h-46z" data-ink="screen" />
      <text x="0" y="-106" textAnchor="middle" data-ink="digits">
        {reading}
      </text>
      <text x="0" y="-87" textAnchor="middle" data-ink="digital">
        {unit}
      </text>
      <path d="M-20 -68h12M8 -68h12M-20 -54h12M8 -54h12" data-ink="bold" />
    </g>
  );
}
