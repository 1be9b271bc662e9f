interface WeldSeenProps {
  readonly top: number;
  readonly left: number;
  readonly right: number;
}

const height = 48;

/** A weld seen from above, running away from the section: its ripples, and an undercut at its right edge. */
export function WeldSeen({ top, left, right }: WeldSeenProps) {
  const width = right - left;
  const ripples = [0, 1, 2, 3, 4, 5].map(
    (index) => `M${left} ${top + 2 + index * 8}q${width / 2} 12 ${width} 0`,
  );
  return (
    <>
      <rect x="20" y={top} width="440" height={height} data-ink="steel" />
      <rect x={left} y={top} width={width} height={height} data-ink="weld" />
      <path d={ripples.join("")} data-ink="dim" />
      <path d={`M${left} ${top}v${height}M${right} ${top}v${height}`} data-ink="edge" />
      <path
        d={`M${right - 1} ${top + 9}q5 4 3 10t2 10q0 6 -4 9q-4 -14 -1 -29z`}
        data-ink="flaw"
        data-from="2"
      />
      <rect x="20" y={top} width="440" height={height} data-ink="edge" />
    </>
  );
}
