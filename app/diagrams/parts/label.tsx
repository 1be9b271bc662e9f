import { Fragment } from "react";

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly ink?: "signal" | "dim" | "reading" | "digital" | undefined;
  /** Longest line, in characters; a longer text is broken between words. */
  readonly longest?: number | undefined;
  /** A last line with a reading. */
  readonly note?: string | undefined;
}

function lines(text: string, longest: number): string[] {
  return text.split(" ").reduce<string[]>((all, word) => {
    const current = all.at(-1);
    if (current === undefined || current.length + 1 + word.length > longest) return [...all, word];
    return [...all.slice(0, -1), `${current} ${word}`];
  }, []);
}

/** A space between the lines of a label, for readers of the text alone. It has no width, or it would shift a centred label. */
function LineEnd() {
  return <tspan fontSize="0"> </tspan>;
}

/** A label of a drawing. `y` is the base of its first line. */
export function Label({ x, y, text, anchor = "start", ink, longest = 99, note }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} data-ink={ink}>
      {lines(text, longest).map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <LineEnd />}
          <tspan x={x} dy={index === 0 ? undefined : "1.2em"} suppressHydrationWarning>
            {line}
          </tspan>
        </Fragment>
      ))}
      {note !== undefined && (
        <>
          <LineEnd />
          <tspan x={x} dy="1.2em" data-ink="note" suppressHydrationWarning>
            {note}
          </tspan>
        </>
      )}
    </text>
  );
}
