import { useState, useSyncExternalStore } from "react";
import { logoHeightPx, logoWidthPx, wideLogoWidthPx } from "#app/constants.ts";
import type { logosOf } from "#app/data/assets.server.ts";
import type { Words } from "#model/schema/model.ts";
import { RotationButton } from "#app/ui/carousel/carousel-controls.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./partner-strip.module.css";

type PartnerStripProps = Words["home"]["partners"] & {
  readonly logos: ReturnType<typeof logosOf>;
  /** Logos stand in boxes of the specification's sizes: the wide ones on the accreditation page. */
  readonly format: "standard" | "wide";
};

const noChange = () => () => undefined;

/** Logos that pass by, with a second copy for the eye; they stand still, all in view, without motion or scripts. */
export function PartnerStrip({ title, logos, format, ...labels }: PartnerStripProps) {
  const width = format === "wide" ? wideLogoWidthPx : logoWidthPx;
  const [playing, setPlaying] = useState(true);
  // Where scripts never come, nothing passes by: a copy would only be read a second time.
  const moves = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (logos.length === 0) return null;

  const list = (copy: boolean) => (
    <ul className={styles.list} aria-hidden={copy || undefined} data-copy={copy}>
      {logos.map(({ src, name }) => (
        <li key={src} className={styles.logo}>
          <img src={src} width={width} height={logoHeightPx} alt={copy ? "" : (name ?? "")} loading="lazy" />
        </li>
      ))}
    </ul>
  );

  return (
    <section className={`screen-only ${styles.partners}`} data-ground="tinted" aria-labelledby="partners">
      <Reveal className="wrap">
        <div className={styles.marquee} data-format={format} data-playing={playing}>
          <div className="ends">
            <h2 id="partners">{title}</h2>
            <div className={styles.button}>
              <RotationButton playing={playing} labels={labels} onPress={() => setPlaying(!playing)} />
            </div>
          </div>
          <div className={styles.strip} data-waiting="">
            {list(false)}
            {moves && list(true)}
          </div>
        </div>
      </Reveal>
    </section>
  );
}
