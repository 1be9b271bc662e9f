import { useState, type PointerEvent } from "react";
import type { scanOf } from "#app/data/pictures.server.ts";
import { phones } from "#app/ui/picture.tsx";
import { savesData } from "#app/ui/saves-data.ts";
import styles from "./scan.module.css";

/** Where the window stops by itself, in percent of the width: pictures have their subject before it. */
const restAt = 79;

/**
 * A window onto what the steel does not say. It goes across once, then follows mouse, thumb and keys.
 * @param rotating whether pictures change by themselves now
 * @param still whether little movement is wanted: then it stands open where it would stop, and follows thumb and keys
 */
export function useScan({ rotating, still }: { readonly rotating: boolean; readonly still: boolean }) {
  const [at, setAt] = useState<number>();
  const [byHand, setByHand] = useState(false);

  // Once, and only in a browser: nothing moves while a page is made.
  if (at === undefined && (rotating || still) && !savesData()) {
    setByHand(still);
    setAt(still ? restAt : 0);
  }

  const moveTo = (x: number) => {
    setByHand(true);
    setAt(x);
  };
  return {
    at,
    moveTo,
    /** A drawing has come: the window sets out, unless it is led already. */
    onShown: () => {
      if (!byHand) setAt(restAt);
    },
    /** For the element around the pictures. */
    stageProps: {
      onPointerMove: ({ pointerType, clientX, currentTarget }: PointerEvent) => {
        if (pointerType !== "mouse" || at === undefined || still) return;
        const { left, width } = currentTarget.getBoundingClientRect();
        moveTo((100 * (clientX - left)) / width);
      },
      ...(at !== undefined && {
        "data-scan": byHand ? "by-hand" : "by-itself",
        style: { "--at": `${at}%` } as React.CSSProperties,
      }),
    },
  };
}

type ScanProps = NonNullable<ReturnType<typeof scanOf>> & { readonly onShown: () => void };

/** The same view as the picture below, with what lies behind and one flaw, which is named. */
export function Scan({ wide, tall, alt, onShown }: ScanProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const onLoad = () => {
    setIsLoaded(true);
    onShown();
  };
  return (
    <div className={styles.scan} data-shown={isLoaded} aria-hidden="true">
      <picture>
        <source media={phones} srcSet={tall} />
        <img src={wide} alt="" onLoad={onLoad} />
      </picture>
      <p>
        <span>{alt}</span>
      </p>
    </div>
  );
}
