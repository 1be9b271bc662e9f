import { Link } from "react-router";
import { mark, markColours } from "#app/brand/mark.ts";
import type { FrameData } from "#app/content/frame.server.ts";
import styles from "./logo.module.css";

interface LogoProps {
  readonly brand: FrameData["brand"];
  readonly href: string;
  /** Where the link leads, in words that follow the brand. */
  readonly action: string;
}

/** The mark and the brand's name, drawn while building from the name in `company.yaml`. */
export function Logo({ brand: { name, logo }, href, action }: LogoProps) {
  return (
    <Link className={styles.logo} to={href} aria-label={`${name}, ${action}`}>
      <svg
        viewBox={`0 0 ${logo.width} ${mark.size}`}
        width={logo.width}
        height={mark.size}
        aria-hidden="true"
      >
        <path d={mark.gauge} fill="none" stroke={markColours.gauge} strokeWidth="2" />
        <path d={mark.index} fill={markColours.index} />
        <path className={styles.letters} d={logo.path} />
      </svg>
    </Link>
  );
}
