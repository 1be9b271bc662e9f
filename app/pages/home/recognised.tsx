import { TextLink } from "#app/ui/button-link.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import type { loader } from "./data.server.ts";
import styles from "./recognised.module.css";

type RecognisedProps = Words["home"]["recognised"] & ReturnType<typeof loader>["recognised"];

/** What the company holds (certification, accreditation, approval), in one line each. */
export function Recognised({ title, items, links }: RecognisedProps) {
  return (
    <section className={styles.band} data-ground="tinted" aria-labelledby="recognised">
      <h2 id="recognised" className="sr-only">
        {title}
      </h2>
      <Reveal className={`wrap ${styles.row}`}>
        <dl className={styles.list} data-columns={3}>
          {items.map(({ name, here }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <LinkedText text={here} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={`cluster ${styles.links}`}>
          {links.map(({ href, label }) => (
            <TextLink key={href} href={href} label={label} />
          ))}
        </p>
      </Reveal>
    </section>
  );
}
