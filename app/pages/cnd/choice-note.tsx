import type { HeadWords } from "#app/content/schema/parts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./choice-note.module.css";

/** How a method is chosen: with the inspector. */
export function ChoiceNote({ label, title, note }: HeadWords & { readonly note: string }) {
  return (
    <section className={styles.band} data-tone="dark">
      <Reveal className={classNames("wrap", styles.inner)}>
        <div>
          <Eyebrow label={label} />
          <h2>{title}</h2>
        </div>
        <Notice text={note} />
      </Reveal>
    </section>
  );
}
