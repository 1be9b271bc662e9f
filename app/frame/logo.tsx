import { Link } from "react-router";
import styles from "./logo.module.css";

interface LogoProps {
  readonly brand: string;
  readonly href: string;
  /** Where the link leads, in words that follow the brand. */
  readonly action: string;
}

/** The mark, a beam measured between two limits with a probe below, and the brand's word beside it. */
export function Logo({ brand, href, action }: LogoProps) {
  return (
    <Link className={styles.logo} to={href} aria-label={`${brand}, ${action}`}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d="M2 4v12M34 4v12" stroke="#a9dde2" strokeWidth="2" />
        <path d="M5 10h26" stroke="#f2f8f8" strokeWidth="5" />
        <path d="M18 10v15" stroke="#f2f8f8" strokeWidth="5" />
        <path d="M13 29h10l-5 6z" fill="#f36b1c" />
      </svg>
      <span>{brand}</span>
    </Link>
  );
}
