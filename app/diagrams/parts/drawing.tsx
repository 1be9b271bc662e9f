/** What all drawings are made of: the SVG element, its styles, hatching. */
import { createContext, use, useId, type ReactNode, type Ref } from "react";
import { drawingWidth, type useDrag } from "./use-drag.ts";
import styles from "./drawing.module.css";

const Hatching = createContext("");

/** The style sheet of drawings that become files of their own (`app/documents/method-drawing.server.tsx`). */
export const ExportedStyles = createContext<string | undefined>(undefined);

/** What a figure shows below its drawing: a range, the screen of an instrument, a reading. Files leave it out. */
export function BelowDrawing({ children }: { readonly children: ReactNode }) {
  return use(ExportedStyles) === undefined && children;
}

interface DrawingProps {
  readonly ref?: Ref<SVGSVGElement>;
  readonly alt: string;
  readonly height: number;
  readonly drag?: ReturnType<typeof useDrag>;
  readonly children: ReactNode;
}

/** An SVG drawing. Its lines and shapes are styled by `data-ink`, and shown from step `data-from` until step `data-to`. */
export function Drawing({ ref, alt, height, drag, children }: DrawingProps) {
  const id = useId();
  const exported = use(ExportedStyles);
  return (
    <svg
      ref={ref}
      className={`strokes ${styles.drawing}`}
      viewBox={`0 0 ${drawingWidth} ${height}`}
      width={drawingWidth}
      height={height}
      role="img"
      aria-label={alt}
      data-drag={drag && ""}
      {...drag}
      {...(exported !== undefined && { xmlns: "http://www.w3.org/2000/svg" })}
    >
      {exported !== undefined && <style>{exported}</style>}
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" data-ink="hatching" />
        </pattern>
      </defs>
      <Hatching value={`url(#${id})`}>{children}</Hatching>
    </svg>
  );
}

/** Material in section: filled and hatched. Its edges are drawn separately. */
export function Cut({ d, ink = "steel" }: { readonly d: string; readonly ink?: string }) {
  return (
    <>
      <path d={d} data-ink={ink} />
      <path d={d} fill={use(Hatching)} />
    </>
  );
}
