const height = 62;

const ripples = [0, 1, 2, 3, 4, 5, 6].map((index) => `M212 ${index * 8.5 + 3}q12 8 24 0`).join("");
const bubbles = [
  [222, 36, 6],
  [214, 30, 4],
  [229, 29, 3.6],
  [216, 43, 3.4],
  [229, 43, 4.2],
  [221, 26, 2.8],
] as const;

/** The lap weld seen through the window of the box: bubbles cluster where the leak is. */
export function LapWeldSeen({ top }: { readonly top: number }) {
  return (
    <g transform={`translate(0 ${top})`}>
      <rect x="20" width="440" height={height} data-ink="steel" />
      <rect x="212" width="24" height={height} data-ink="weld" />
      <path d={ripples} data-ink="dim" />
      <path d={`M212 0v${height}M236 0v${height}`} data-ink="edge" />
      <path d={`M316 0v${height}`} data-ink="hidden" />
      <rect x="20" width="440" height={height} data-ink="edge" />
      <path d={`M150 0h162v${height}H150z`} data-ink="film" />
      <g data-from="1">
        <path d={`M126 0v${height}M134 0v${height}M328 0v${height}M336 0v${height}`} data-ink="edge" />
        <path d={`M134 0H328V${height}H134z`} data-ink="veil" />
      </g>
      <g data-from="3">
        {bubbles.map(([x, y, r]) => (
          <circle key={r} cx={x} cy={y} r={r} data-ink="bubble" />
        ))}
      </g>
    </g>
  );
}
