import { Fold } from "./fold.tsx";
import { Paragraph } from "./linked-text.tsx";

interface EntriesProps {
  readonly items: readonly {
    readonly name: string;
    readonly text: string;
    /** A standard, shown below in the font of drawings. */
    readonly reference?: string | undefined;
  }[];
  readonly heading?: "h3" | "h4";
  /** Whether phones show only the headings, and unfold the rest. */
  readonly folded?: boolean;
}

/** Entries of a list: a heading, a text, and the standard that is cited. */
export function Entries({ items, heading: Heading = "h3", folded = false }: EntriesProps) {
  return items.map(({ name, text, reference }) => {
    const head = <Heading>{name}</Heading>;
    const rest = (
      <>
        <Paragraph text={text} />
        {reference !== undefined && <p className="label">{reference}</p>}
      </>
    );
    if (folded)
      return (
        <li key={name} data-folded="">
          <Fold summary={head}>{rest}</Fold>
        </li>
      );
    return (
      <li key={name}>
        {head}
        {rest}
      </li>
    );
  });
}
