import { Label } from "./label.tsx";

interface DimensionProps {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly text?: string;
}

/** An upright dimension line with its arrowheads, and its text beside it. */
export function Dimension({ x, from, to, text = "" }: DimensionProps) {
  return (
    <>
      <path d={`M${x} ${from}V${to}M${x - 5} ${from}h10M${x - 5} ${to}h10`} data-ink="signal-hair" />
      <path d={`M${x} ${from}l-2.2 7h4.4zM${x} ${to}l-2.2 -7h4.4z`} data-ink="flaw" />
      {text && <Label x={x - 9} y={(from + to) / 2 + 4} text={text} anchor="end" ink="signal" />}
    </>
  );
}
