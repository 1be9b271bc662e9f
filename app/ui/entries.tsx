import { Paragraph } from "./linked-text.tsx";

interface EntriesProps {
  readonly items: readonly {
    readonly name: string;
    readonly text: string;
    /** A standard, shown below in the font of drawings. */
    readonly reference?: string | undefined;
  }[];
  readonly heading?: "h3" | "h4";
}

/** Entries of a list: a heading, a text, and the standard that is cited. */
export function Entries({ items, heading: Heading = "h3" }: EntriesProps) {
  return items.map(({ name, text, reference }) => (
    <li key={name}>
      <Heading>{name}</Heading>
      <Paragraph text={text} />
      {reference !== undefined && <p className="label">{reference}</p>}
    </li>
  ));
}
