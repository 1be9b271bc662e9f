import type { Echo } from "../physics/ultrasound.ts";

interface SoundBeamProps {
  readonly x: number;
  readonly top: number;
  /** Units of the drawing for 1 mm. */
  readonly scale: number;
  readonly echoes: { readonly flaws: readonly Echo[]; readonly backWall: Echo };
  /** Half the width of the crystal. */
  readonly half: number;
}

/** Distance between two wave fronts, and growth of the beam on its way, both in units of the drawing. */
const spacing = 12;
const growth = 0.04;

/** The beam below a probe: fronts that go down, weaker behind a flaw, and fronts that come back from it. */
export function SoundBeam({ x, top, scale, echoes, half }: SoundBeamProps) {
  const bottom = top + echoes.backWall.depth * scale;
  const flaw = echoes.flaws.reduce((high, echo) => (echo.height > high.height ? echo : high));
  const flawY = top + flaw.depth * scale;
  const left = Math.max(echoes.backWall.height / 0.88, 0);
  const widthAt = (y: number) => half + (y - top) * growth;
  const end = widthAt(bottom);
  const count = Math.floor((bottom - top - 4) / spacing);
  const down = Array.from({ length: count }, (_, index) => top + spacing * (index + 0.8));
  const up = [1, 2, 3, 4].map((index) => flawY - spacing * index + 3);
  const front = (y: number, bulge: number) => {
    const width = widthAt(y) - 3;
    return `M${-width} ${y}Q0 ${y + bulge} ${width} ${y}`;
  };
  return (
    <g transform={`translate(${x.toFixed(1)} 0)`}>
      <path d={`M${-half} ${top}L${-end} ${bottom}H${end}L${half} ${top}z`} data-ink="veil" />
      <path d={`M${-half} ${top}L${-end} ${bottom}M${half} ${top}L${end} ${bottom}`} data-ink="hidden" />
      <g data-comes="0 down">
        {down.map((y, index) => (
          <path
            key={y}
            d={front(y, 4)}
            data-ink="edge"
            opacity={((1 - index * 0.07) * (y > flawY ? left : 1)).toFixed(2)}
          />
        ))}
      </g>
      {flaw.height > 0.02 &&
        up.map((y, index) => (
          <path
            key={y}
            d={front(y, -4)}
            data-ink="signal"
            opacity={(flaw.height * (1 - index * 0.2)).toFixed(2)}
          />
        ))}
    </g>
  );
}
