import { Label } from "./label.tsx";

interface DimensionProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly text?: string;
  readonly signal?: boolean;
}

/** A dimension line with its arrowheads, level or upright; the text of an upright one stands beside it. */
export function Dimension({ from: [x1, y1], to: [x2, y2], text, signal = false }: DimensionProps) {
  const upright = x1 === x2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const heads = upright
    ? `M${x1} ${y1}l-2.2 7h4.4zM${x2} ${y2}l-2.2 -7h4.4z`
    : `M${x1} ${y1}l7 -2.2v4.4zM${x2} ${y2}l-7 -2.2v4.4z`;
  const ends = upright ? `M${x1 - 5} ${y1}h10M${x2 - 5} ${y2}h10` : `M${x1} ${y1 - 5}v10M${x2} ${y2 - 5}v10`;
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}${ends}`} data-ink={signal ? "signal-hair" : "dim"} />
      <path d={heads} data-ink={signal ? "flaw" : "dot"} />
      {text !== undefined && (
        <g transform={upright ? `translate(${x - 9} ${y + 4})` : `translate(${x} ${y - 7})`}>
          <Label
            x={0}
            y={0}
            text={text}
            anchor={upright ? "end" : "middle"}
            ink={signal ? "signal" : "dim"}
          />
        </g>
      )}
    </>
  );
}
