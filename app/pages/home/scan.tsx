/** The drawings over the pictures of home's first screen. */
import type { scanOf } from "#app/data/pictures.server.ts";
import { phones } from "#app/ui/picture.tsx";
import styles from "./scan.module.css";

type ScanOf = NonNullable<ReturnType<typeof scanOf>>;

function Drawing({
  wide,
  tall,
  shown = false,
}: Pick<ScanOf, "wide" | "tall"> & { readonly shown?: boolean }) {
  return (
    <div className={styles.scan} data-shown={shown} aria-hidden="true">
      <picture>
        <source media={phones} srcSet={tall} />
        <img src={wide} alt="" />
      </picture>
    </div>
  );
}

/** The name of the flaw, at the edge of the drawing, above what darkens the picture for the words. */
export function FlawName({ children = "" }: { readonly children?: string }) {
  return (
    <p className={styles.name} aria-hidden="true" data-flaw="" hidden={children === ""}>
      <span>{children}</span>
    </p>
  );
}

interface ScanProps {
  readonly drawing: ScanOf | undefined;
  /** Also shown without scripts. */
  readonly first: boolean;
}

/**
 * The same view as the picture before it, drawn with what lies behind the surface and one flaw. `app/behaviours/scans.ts` takes
 * it out of its template when the picture is shown, and moves its edge.
 */
export function Scan({ drawing, first }: ScanProps) {
  if (!drawing) return null;
  return (
    <>
      {first && (
        <noscript>
          <Drawing {...drawing} shown />
          <FlawName>{drawing.alt}</FlawName>
        </noscript>
      )}
      <template data-flaw={drawing.alt}>
        <Drawing {...drawing} />
      </template>
    </>
  );
}
