import { Cut } from "./drawing.tsx";

interface PlateProps {
  readonly top: number;
  readonly bottom: number;
  readonly left?: number;
  readonly right?: number;
  /** Path of the underside from its right end to its left, where it is not straight. */
  readonly underside?: string;
}

/** A break line as a relative path, mirrored if `way` is -1. */
function breakLine(height: number, way: number): string {
  const part = height / 6;
  return [5, -8, 7, -7, 6, -3].map((shift) => `l${shift * way} ${part.toFixed(1)}`).join("");
}

/** A plate cut through, broken off at both ends. */
export function Plate({ top, bottom, left = 20, right = 460, underside }: PlateProps) {
  const height = bottom - top;
  const rightEnd = breakLine(height, 1);
  const leftEnd = breakLine(-height, 1);
  const under = underside ?? `L${left} ${bottom}`;
  return (
    <>
      <Cut d={`M${left} ${top}H${right}${rightEnd}L${right} ${bottom}${under}${leftEnd}z`} />
      <path d={`M${right} ${top}${rightEnd}M${left} ${bottom}${leftEnd}`} data-ink="break" />
      <path d={`M${left} ${top}H${right}M${right} ${bottom}${under}`} data-ink="bold" />
    </>
  );
}
