import styles from "./document-table.module.css";

interface Cell {
  readonly column: string;
  readonly text: string;
  /** `code` is set in the voice of the drawing; `name` heads its row. */
  readonly kind?: "code" | "name";
}

interface DocumentTableProps {
  /** Name of the table, read aloud: the heading above it says the same to the eye. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table set like one of a standard. On phones each row becomes a card that repeats its column names. */
export function DocumentTable({ caption, columns, rows }: DocumentTableProps) {
  return (
    <table className={`stacked-table ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map((cells) => (
          <tr key={cells.map(({ text }) => text).join("|")}>
            {cells.map(({ column, text, kind }) =>
              kind === "name" ? (
                <th key={column} scope="row">
                  {text}
                </th>
              ) : (
                <td key={column} data-kind={kind} data-column={kind === "code" ? undefined : column}>
                  {text}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
