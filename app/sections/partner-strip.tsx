import { logoHeightPx, logoWidthPx, wideLogoWidthPx } from "#app/constants.ts";
import type { logosOf } from "#app/data/assets.server.ts";
import type { Words } from "#model/schema/model.ts";
import { RotationButton } from "#app/ui/carousel/carousel-controls.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./partner-strip.module.css";

type PartnerStripProps = Words["home"]["partners"] & {
  readonly logos: ReturnType<typeof logosOf>;
  /** Size of the boxes around logos (specification): the wide ones are for the accreditation page. */
  readonly format: "standard" | "wide";
};

/**
 * Logos that scroll by, followed by a copy (`app/behaviours/marquees.ts`); with reduced motion or without scripts they stand still.
 */
export function PartnerStrip({ title, logos, format, ...labels }: PartnerStripProps) {
  const width = format === "wide" ? wideLogoWidthPx : logoWidthPx;
  if (logos.length === 0) return null;

  return (
    <section className={`screen-only ${styles.partners}`} data-ground="tinted" aria-labelledby="partners">
      <Reveal className="wrap">
        <div className={styles.marquee} data-format={format} data-playing="true">
          <div className="ends">
            <h2 id="partners">{title}</h2>
            <div className={styles.button}>
              <RotationButton labels={labels} />
            </div>
          </div>
          <div className={styles.strip} data-waiting="">
            <ul className={styles.list}>
              {logos.map(({ src, name }) => (
                <li key={src} className={styles.logo}>
                  <img src={src} width={width} height={logoHeightPx} alt={name ?? ""} loading="lazy" />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
