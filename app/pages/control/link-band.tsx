import { ButtonLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import type { ControlWords } from "#model/schema/pages/control.ts";
import styles from "./link-band.module.css";

/** Where to read on: one sentence and one button. */
export function LinkBand({ title, text, href, link }: ControlWords["domains"] & { readonly href: string }) {
  return (
    <section className={styles.band} data-ground="tinted">
      <Reveal className={classNames("wrap ends", styles.inner)}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={href} label={link} />
      </Reveal>
    </section>
  );
}
