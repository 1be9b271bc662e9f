import { ButtonLink } from "#app/ui/button-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./link-band.module.css";

interface LinkBandProps {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly link: string;
}

/** Where to read on: one sentence and one button. */
export function LinkBand({ title, text, href, link }: LinkBandProps) {
  return (
    <section className={styles.band}>
      <Reveal className={`wrap ${styles.inner ?? ""}`}>
        <div>
          <h2>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
        <ButtonLink href={href} label={link} />
      </Reveal>
    </section>
  );
}
