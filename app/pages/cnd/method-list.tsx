import type { HeadWords } from "#model/schema/parts.ts";
import { Band } from "#app/ui/band.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Stamp } from "#app/ui/stamp.tsx";
import type { ListedMethod } from "./method-list.server.ts";
import styles from "./method-list.module.css";

/** The methods: each with its drawing, how it works, and the way to its page. */
export function MethodList({ methods, ...head }: HeadWords & { readonly methods: readonly ListedMethod[] }) {
  return (
    <Band ground="tinted" {...head}>
      <ol className={styles.list} data-columns={3} data-stacked={2} data-collapsed={1}>
        {methods.map(({ id, href, label, code, principle, drawing }) => (
          // The address that a method had before it had a page of its own leads on to that page.
          <li key={id} id={id} className={classNames("pressed-whole", styles.method)} data-moved="">
            {drawing !== undefined && (
              <img className={styles.drawing} src={drawing} alt="" width="480" height="400" loading="lazy" />
            )}
            <div className={styles.words}>
              <h3>
                <a href={href}>{label}</a>
              </h3>
              {code !== undefined && <Stamp code={code} />}
              <p>{principle}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
