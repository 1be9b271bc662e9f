import styles from "./document-table.module.css";

interface DocumentTableProps {
  /** Name of the table for screen readers; the heading above shows the same. */
  readonly caption: string;
  /** A code in the font of drawings, a name, which is the row's header, and a description. */
  readonly columns: readonly [code: string, name: string, rest: string];
  readonly rows: readonly DocumentTableProps["columns"][];
}

/** A name in which words with a hyphen stay whole. */
const withWholeWords = (name: string) =>
  name.split(/(\p{L}+-\p{L}+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A table in the style of a standard, on phones too. Narrower than 352 px each row is a card that repeats the name of its last column. */
export function DocumentTable({ caption, columns, rows }: DocumentTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([code, name, rest]) => (
          <tr key={name}>
            <td data-kind="code">{code}</td>
            <th scope="row">{withWholeWords(name)}</th>
            <td data-column={columns[2]}>{rest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
