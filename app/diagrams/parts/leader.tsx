import { Label } from "./label.tsx";

interface LeaderProps {
  /** The labelled point, marked by a dot. */
  readonly at: readonly [x: number, y: number];
  /** Where the line bends, level with the label. */
  readonly bend: readonly [x: number, y: number];
  readonly text: string;
  readonly signal?: boolean;
  readonly longest?: number;
  readonly note?: string | undefined;
  /** The first step that shows it. */
  readonly from?: number;
}

/** A line from a point to its label, which stands on the side of the bend that is farther from the point. */
export function Leader({ at, bend, text, signal = false, longest, note, from }: LeaderProps) {
  const [x, y] = bend;
  const way = x < at[0] ? -1 : 1;
  return (
    <g data-leader="" data-from={from}>
      <path d={`M${at.join(" ")}L${x} ${y}h${way * 8}`} data-ink={signal ? "signal-hair" : "dim"} />
      <circle cx={at[0]} cy={at[1]} r="2" data-ink={signal ? "flaw" : "dot"} />
      <Label
        x={x + way * 12}
        y={y + 3.5}
        text={text}
        anchor={way < 0 ? "end" : "start"}
        ink={signal ? "signal" : undefined}
        longest={longest}
        note={note}
      />
    </g>
  );
}
