import type { Entry, HeadWords } from "#model/schema/parts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import styles from "./capabilities.module.css";

type SightProps = HeadWords & {
  readonly principle: string;
  readonly items: readonly (Entry & { readonly place?: { readonly href: string; readonly label: string } })[];
};

/** How the method works, what it detects, where it is used and what it leaves hidden. */
export function Capabilities({ label, title, principle, items }: SightProps) {
  return (
    <section className="section">
      <Reveal className="wrap grid">
        <SectionHead label={label} title={title} />
        <p className={classNames("lead", styles.principle)} data-span={5}>
          <LinkedText text={principle} />
        </p>
        <dl className={classNames("definitions", styles.items)} data-start={7}>
          {items.map(({ name, text, place }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {place && (
                  <>
                    <a href={place.href}>{place.label}</a>
                    {" · "}
                  </>
                )}
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </section>
  );
}
