import type { Words } from "#model/schema/model.ts";
import { Marquee } from "#app/ui/marquee.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./partner-strip.module.css";

type PartnerStripProps = Words["home"]["partners"] &
  Pick<React.ComponentProps<typeof Marquee>, "logos" | "format">;

export function PartnerStrip({ title, pause, play, logos, format }: PartnerStripProps) {
  if (logos.length === 0) return null;
  return (
    <section className={`screen-only ${styles.partners}`} data-ground="tinted" aria-labelledby="partners">
      <Reveal className="wrap">
        <Marquee logos={logos} format={format} labels={{ pause, play }}>
          <h2 id="partners">{title}</h2>
        </Marquee>
      </Reveal>
    </section>
  );
}
