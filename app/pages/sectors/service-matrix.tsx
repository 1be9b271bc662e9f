import { Band } from "#app/ui/band.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { ServiceMatrixData } from "./service-matrix.server.ts";
import styles from "./service-matrix.module.css";

/** Services in rows, sectors in columns. On phones each service is a card with the sectors that have it. */
export function ServiceMatrix({ label, title, lead, service, sectors, rows }: ServiceMatrixData) {
  return (
    <Band ground="mist" label={label} title={title}>
      <p className={styles.lead}>{lead}</p>
      <table className={classNames("stacked-table", styles.table)}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{service}</th>
            {sectors.map(({ id, name }) => (
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
                <td key={sectors[column]?.id}>
                  {mark && (
                    <a href={mark.href} className={styles.mark}>
                      <svg viewBox="0 0 16 16" aria-hidden="true">
                        <path d="M2 8.5l4 4 8-9" />
                      </svg>
                      <span>{mark.name}</span>
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}
