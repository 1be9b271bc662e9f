import { Band } from "#app/ui/band.tsx";
import type { ServiceColumnsData } from "./data.server.ts";
import styles from "./service-columns.module.css";

/** All services side by side, below the sectors that ask for them. Where there is no room for columns the tabs say it. */
export function ServiceColumns({ label, title, lead, columns }: ServiceColumnsData) {
  return (
    <div className={styles.section}>
      <Band ground="tinted" label={label} title={title} lead={lead}>
        <ul className={styles.columns}>
          {columns.map(({ sectors, services }) => (
            <li key={services[0]?.name} data-rows={2}>
              <h3>
                {sectors.map(({ name, href }) => (
                  <a key={href} className="touch" href={href}>
                    {name}
                  </a>
                ))}
              </h3>
              <ul>
                {services.map(({ name, link }) => (
                  <li key={name}>
                    {link ? (
                      <a className="touch" href={link.href}>
                        {name}
                      </a>
                    ) : (
                      <p className="touch">{name}</p>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Band>
    </div>
  );
}
