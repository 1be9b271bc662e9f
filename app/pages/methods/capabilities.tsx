import { Band } from "#app/ui/band.tsx";
import { LinkedText, Paragraph } from "#app/ui/linked-text.tsx";
import type { MethodData } from "./data.server.ts";
import styles from "./capabilities.module.css";

/** How a method works, what it detects, where it is used, and its limits. */
export function Capabilities({ label, title, principle, items }: MethodData["sight"]) {
  return (
    <Band label={label} title={title}>
      <Paragraph className={`lead ${styles.principle}`} data-span={5} text={principle} />
      <dl className={`definitions ${styles.items}`} data-start={7}>
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
    </Band>
  );
}
