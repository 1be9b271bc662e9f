import type { ControlCard } from "#app/content/control-cards.server.ts";
import type { ServicePageWords } from "#app/content/schema/parts.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./other-controls.module.css";

type OtherControlsProps = ServicePageWords["otherControls"] & { readonly cards: readonly ControlCard[] };

/** The two other controls, side by side over their pictures. */
export function OtherControls({ title, details, cards }: OtherControlsProps) {
  return (
    <section className={styles.band} data-tone="dark" aria-labelledby="other-controls">
      <h2 id="other-controls" className="visually-hidden">
        {title}
      </h2>
      <Reveal className={styles.list}>
        {cards.map(({ page, code, name, href, picture }) => (
          <article key={page} className={styles.card}>
            <div className={styles.picture}>
              <Picture picture={picture} wide="60vw" full="menuCollapsed" decorative />
            </div>
            <p className={styles.code} aria-hidden="true">
              {code}
            </p>
            <h3>{name}</h3>
            <p>
              <TextLink href={href} label={details} context={name} />
            </p>
          </article>
        ))}
      </Reveal>
    </section>
  );
}
