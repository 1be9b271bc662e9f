import type { otherControls } from "#app/data/control-cards.server.ts";
import type { Words } from "#model/schema/model.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./other-controls.module.css";

type OtherControlsProps = Words["crs"]["otherControls"] & {
  readonly cards: ReturnType<typeof otherControls>;
};

/** Links to the other two controls, as pictures side by side. */
export function OtherControls({ title, details, cards }: OtherControlsProps) {
  return (
    <section className="screen-only" data-ground="sheet" data-on="band" aria-labelledby="other-controls">
      <h2 id="other-controls" className="visually-hidden">
        {title}
      </h2>
      <Reveal>
        <div className={styles.cards} data-columns={2} data-stacked={2} data-collapsed={1}>
          {cards.map(({ page, code, name, href, picture }) => (
            <article key={page} className={`pressed-whole ${styles.card}`} aria-labelledby={`to-${page}`}>
              <div className={`scrim ${styles.picture}`}>
                <Picture picture={picture} wide="50vw" full="menuCollapsed" decorative />
              </div>
              <p className="code" aria-hidden="true">
                {code}
              </p>
              <h3 id={`to-${page}`}>{name}</h3>
              <p>
                <TextLink href={href} label={details} context={name} />
              </p>
            </article>
          ))}
        </div>
      </Reveal>
    </section>
  );
}
