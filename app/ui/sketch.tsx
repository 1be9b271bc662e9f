import type { ReactNode } from "react";
import styles from "./sketch.module.css";

interface SketchProps {
  readonly width: number;
  readonly height: number;
  /** Description of the drawing; none if the words beside it say the same. */
  readonly alt?: string;
  readonly children: ReactNode;
}

/** A small drawing in blueprint style. `data-accent` highlights lines and shapes; `fine` and `dashed` are kinds of lines. */
export function Sketch({ width, height, alt, children }: SketchProps) {
  return (
    <svg
      className={`strokes ${styles.sketch}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    >
      {children}
    </svg>
  );
}
