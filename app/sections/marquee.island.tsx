import { useState, type ReactNode } from "react";
import type { HydrateWhen } from "#app/islands/island.server.tsx";
import { RotationButton } from "#app/ui/carousel/carousel-controls.tsx";
import styles from "./partner-strip.module.css";

interface MarqueeProps {
  readonly title: string;
  readonly labels: React.ComponentProps<typeof RotationButton>["labels"];
  readonly format: string;
  readonly children: ReactNode;
}

/** A strip that scrolls by itself, and the button that stops it. */
export default function Marquee({ title, labels, format, children }: MarqueeProps) {
  const [playing, setPlaying] = useState(true);
  return (
    <div className={styles.marquee} data-format={format} data-playing={playing}>
      <div className="ends">
        <h2 id="partners" suppressHydrationWarning>
          {title}
        </h2>
        <div className={styles.button}>
          <RotationButton playing={playing} labels={labels} onPress={() => setPlaying(!playing)} />
        </div>
      </div>
      {children}
    </div>
  );
}

/** CSS moves it; React is needed only to stop it. */
Marquee.hydrateWhen = "touched" satisfies HydrateWhen;
