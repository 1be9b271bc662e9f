import { mark } from "#app/brand/mark.ts";
import type { FrameData } from "#app/content/frame.server.ts";
import styles from "./logo.module.css";

interface LogoProps {
  readonly brand: FrameData["brand"];
  readonly href: string;
  /** Where the link leads, in words that follow the brand. */
  readonly action: string;
}

/** The company's own logo where it has one, or the mark and the brand's name, drawn while building from the name. */
export function Logo({ brand: { name, logo }, href, action }: LogoProps) {
  return (
    <a className={styles.logo} href={href} aria-label={`${name}, ${action}`}>
      {"src" in logo ? (
        <img src={logo.src} width={logo.width} height={mark.size} alt="" />
      ) : (
        <svg
          viewBox={`0 0 ${logo.width} ${mark.size}`}
          width={logo.width}
          height={mark.size}
          aria-hidden="true"
        >
          <path className={styles.gauge} d={mark.gauge} />
          <path className={styles.index} d={mark.index} />
          <path className={styles.letters} d={logo.path} />
        </svg>
      )}
    </a>
  );
}
