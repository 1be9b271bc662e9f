import type { ComparisonData } from "./comparison.server.ts";
import styles from "./comparison.module.css";

const cells = ["detects", "materials", "access", "strength", "limit"] as const;

/** A method of the table. Its name leads to where it is explained. */
export function ComparisonRow({
  columns,
  ...row
}: ComparisonData["rows"][number] & { readonly columns: ComparisonData["columns"] }) {
  return (
    <tr className={styles.row} data-aspects={row.aspects.join(" ")}>
      <th scope="row">{"href" in row ? <a href={row.href}>{row.name}</a> : row.name}</th>
      {cells.map((cell) => (
        <td key={cell} data-column={columns[cell]}>
          {row[cell]}
        </td>
      ))}
    </tr>
  );
}
