/** Properties of methods in a table. */
import type { comparedMethod } from "#app/data/methods.server.ts";
import type { Words } from "#model/schema/model.ts";
import styles from "./method-table.module.css";

const cells = ["detects", "materials", "access", "strength", "limit"] as const;

type ComparedMethod = ReturnType<typeof comparedMethod>;

interface MethodTableProps {
  readonly id: string;
  readonly caption: string;
  readonly columns: Words["methods"]["compared"]["columns"];
  readonly rows: readonly (Omit<ComparedMethod, "href"> & Partial<ComparedMethod>)[];
  /** Ids of the rows that phones show side by side; all rows by default. */
  readonly pair?: readonly string[];
}

/** Methods in a table: each is a row, on phones a column. */
export function MethodTable({ id, caption, columns, rows, pair }: MethodTableProps) {
  return (
    <table id={id} className={`stacked-table ${styles.table}`} data-paired={pair && ""}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([column, name]) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={styles.row}
            data-aspects={row.aspects.join(" ")}
            data-compared={pair?.includes(row.id) ? true : undefined}
          >
            <th scope="row">{row.href === undefined ? row.name : <a href={row.href}>{row.name}</a>}</th>
            {cells.map((cell) => (
              <td key={cell} data-column={columns[cell]}>
                {row[cell]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
