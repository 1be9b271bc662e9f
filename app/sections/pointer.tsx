import { ButtonLink } from "#app/ui/button-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./pointer.module.css";

interface PointerProps {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly link: string;
}

/** Where to read on: one sentence and one button. */
export function Pointer({ title, text, href, link }: PointerProps) {
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
