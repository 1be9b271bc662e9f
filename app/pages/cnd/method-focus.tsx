import { MethodFigure } from "#app/diagrams/figure/method-figure.tsx";
import type { DiagramProps } from "#app/diagrams/figure/words.ts";
import { drawMethod } from "#app/diagrams/index.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./method-focus.module.css";

type MethodFocusProps = Words["cnd"]["focus"] & {
  readonly href: string;
  readonly diagram: DiagramProps<"ultrasonic">;
};

/** One method presented with its interactive drawing, and a link to its page. */
export function MethodFocus({ label, title, text, link, href, diagram }: MethodFocusProps) {
  return (
    <section className={`section ${styles.band}`} data-on="band">
      <Reveal className={`wrap grid ${styles.grid}`}>
        <div data-span={6}>
          <SectionTitle label={label} title={title} />
        </div>
        <div className={styles.words} data-start={8}>
          <p>{text}</p>
          <TextLink href={href} label={link} />
        </div>
        <div className={styles.figure}>
          <MethodFigure {...diagram}>{drawMethod("ultrasonic", diagram)}</MethodFigure>
        </div>
      </Reveal>
    </section>
  );
}
