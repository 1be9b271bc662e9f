import { Band } from "#app/ui/band.tsx";
import type { ServiceMatrixData } from "./sectors.server.ts";
import styles from "./service-matrix.module.css";

/** Services in rows, sectors in columns. Where there is no room for columns the tabs say it. */
export function ServiceMatrix({ label, title, lead, service, columns, rows }: ServiceMatrixData) {
  return (
    <div className={styles.section}>
      <Band ground="tinted" label={label} title={title}>
        <p className={styles.lead}>{lead}</p>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{service}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, href, marks }) => (
              <tr key={name}>
                <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
                {marks.map((mark, column) => (
                  <td key={columns[column]?.id}>
                    {mark && (
                      <a href={mark.href} className={styles.mark}>
                        <svg viewBox="0 0 16 16" aria-hidden="true">
                          <path d="M2 8.5l4 4 8-9" />
                        </svg>
                        <span className="visually-hidden">{mark.name}</span>
                      </a>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Band>
    </div>
  );
}
