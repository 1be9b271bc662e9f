import type { otherControls } from "#app/data/control-cards.server.ts";
import type { Words } from "#model/schema/model.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./other-controls.module.css";

type OtherControlsProps = Words["crs"]["otherControls"] & {
  readonly cards: ReturnType<typeof otherControls>;
};

/** Links to the other two controls, by their codes: the pictures of controls stand on home. */
export function OtherControls({ title, details, cards }: OtherControlsProps) {
  return (
    <section className="screen-only" data-ground="sheet" data-on="band" aria-labelledby="other-controls">
      <Reveal className={`content wrap ${styles.cards}`}>
        <h2 id="other-controls" className="sr-only">
          {title}
        </h2>
        {cards.map(({ page, code, name, href }) => (
          <article key={page} className={`pressed-whole ${styles.card}`} aria-labelledby={`to-${page}`}>
            <p className="code" aria-hidden="true">
              {code}
            </p>
            <h3 id={`to-${page}`}>{name}</h3>
            <p>
              <TextLink href={href} label={details} context={name} />
            </p>
          </article>
        ))}
      </Reveal>
    </section>
  );
}
