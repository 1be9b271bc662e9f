import { useState, useSyncExternalStore, type ReactNode } from "react";
import { logoHeightPx, logoWidthPx, wideLogoWidthPx } from "#app/constants.ts";
import { RotationButton } from "./carousel/carousel-controls.tsx";
import styles from "./marquee.module.css";

interface MarqueeProps {
  readonly logos: readonly { readonly src: string; readonly name?: string | undefined }[];
  /** Logos stand in boxes of the specification's sizes: the wide ones on the accreditation page. */
  readonly format: "standard" | "wide";
  readonly labels: { readonly pause: string; readonly play: string };
  readonly children: ReactNode;
}

const noChange = () => () => undefined;

/** A strip of logos that passes by, with a second copy for the eye; it stands still, all in view, without motion or scripts. */
export function Marquee({ logos, format, labels, children }: MarqueeProps) {
  const width = format === "wide" ? wideLogoWidthPx : logoWidthPx;
  const [playing, setPlaying] = useState(true);
  // Where scripts never come, nothing passes by: a copy would only be read a second time.
  const moves = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );

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
    <div className={styles.marquee} data-format={format} data-playing={playing}>
      <div className="ends">
        {children}
        <div className={styles.button}>
          <RotationButton playing={playing} labels={labels} onPress={() => setPlaying(!playing)} />
        </div>
      </div>
      <div className={styles.strip} data-waiting="">
        {list(false)}
        {moves && list(true)}
      </div>
    </div>
  );
}
