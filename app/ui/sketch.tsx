import type { ReactNode } from "react";
import styles from "./sketch.module.css";

interface SketchProps {
  readonly width: number;
  readonly height: number;
  /** What is drawn, in words; none where the words beside it say so. */
  readonly alt?: string;
  readonly children: ReactNode;
}

/** A small drawing in the blueprint manner. Lines and shapes with `data-accent` are what matters; `fine` and `dashed` are kinds of lines. */
export function Sketch({ width, height, alt, children }: SketchProps) {
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    >
      {children}
    </svg>
  );
}
