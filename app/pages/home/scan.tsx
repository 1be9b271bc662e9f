import { useState, type PointerEvent } from "react";
import type { scanOf } from "#app/data/pictures.server.ts";
import { phones } from "#app/ui/picture.tsx";
import { savesData } from "#app/ui/saves-data.ts";
import styles from "./scan.module.css";

/**
 * Where the edge of a scan drawing stops by itself, in percent of the width: the subject of every picture lies before it. The style
 * sheet says it, since it depends on the layout.
 */
const restOf = (drawing: Element) => Number(getComputedStyle(drawing).getPropertyValue("--rest"));

/**
 * A drawing over a picture that shows what is below the surface. Its edge sweeps across once, then follows mouse, range and keys.
 * @param rotating whether the carousel is changing pictures by itself
 * @param still whether motion is reduced: then the edge stands at its final position, and follows only range and keys
 */
export function useScan({ rotating, still }: { readonly rotating: boolean; readonly still: boolean }) {
  const [at, setAt] = useState<number>();
  const [byHand, setByHand] = useState(false);
  const [loaded, setLoaded] = useState<readonly number[]>([]);

  // Once, and only in a browser, not at build time.
  if (at === undefined && (rotating || still) && !savesData()) setAt(0);

  const moveTo = (x: number) => {
    setByHand(true);
    setAt(x);
  };
  return {
    at,
    moveTo,
    isLoaded: (index: number) => loaded.includes(index),
    /** The drawing over a picture has loaded: its edge starts to move, unless the visitor has moved it already. */
    onLoad: (drawing: Element, index: number) => {
      setLoaded((before) => [...before, index]);
      if (!byHand) setAt(restOf(drawing));
    },
    /** Props of the element around the pictures. */
    stageProps: {
      onPointerMove: ({ pointerType, clientX, currentTarget }: PointerEvent) => {
        if (pointerType !== "mouse" || at === undefined || still) return;
        const { left, width } = currentTarget.getBoundingClientRect();
        moveTo((100 * (clientX - left)) / width);
      },
      ...(at !== undefined && {
        "data-scan": still || byHand ? "by-hand" : "by-itself",
        style: { "--at": `${at}%` } as React.CSSProperties,
      }),
    },
  };
}

type ScanProps = Pick<NonNullable<ReturnType<typeof scanOf>>, "wide" | "tall"> & {
  readonly shown: boolean;
  readonly onLoad: (drawing: Element) => void;
};

/** The same view as the picture below, drawn with what lies behind the surface and one flaw. */
export function Scan({ wide, tall, shown, onLoad }: ScanProps) {
  return (
    <div className={styles.scan} data-shown={shown} aria-hidden="true">
      <picture>
        <source media={phones} srcSet={tall} />
        <img src={wide} alt="" onLoad={({ currentTarget }) => onLoad(currentTarget)} />
      </picture>
    </div>
  );
}

/** The name of the flaw, at the edge of the drawing, above what darkens the picture for the words. */
export function FlawName({ children }: { readonly children: string }) {
  return (
    <p className={styles.name} aria-hidden="true">
      <span>{children}</span>
    </p>
  );
}
