import { upTo } from "./breakpoints.ts";
import styles from "./picture.module.css";

/** A built picture: addresses by format, natural size in px, and what it shows in words. */
export interface PictureSource {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What to keep where the layout cuts the picture: percent from the left and from the top, in tens. */
  readonly focus: readonly [x: number, y: number];
  /** The same for phones, cut to 4:5 around its subject. */
  readonly tall?: { readonly avif: string; readonly webp: string };
}

interface PictureProps {
  readonly picture: PictureSource;
  /** How wide the picture stands in the layout, such as `58vw`. */
  readonly wide: string;
  /** Up to which width of the window it goes from edge to edge instead. */
  readonly full?: keyof typeof upTo | undefined;
  /** `first`: fetched at once and before all else; `near`: once it comes close to the viewport; `shown`: once it is. */
  readonly load?: "first" | "near" | "shown";
  /** The words are already said beside the picture, so a screen reader passes over it. */
  readonly decorative?: boolean;
}

/** Not written as a range: browsers that know no range in `media` would take these for every width. */
export const phones = upTo.menuCollapsed.replace("width <=", "max-width:");

function TallSources({ avif, webp }: NonNullable<PictureSource["tall"]>) {
  const size = { media: phones, sizes: "100vw", width: 720, height: 900 };
  return (
    <>
      <source type="image/avif" srcSet={avif} {...size} />
      <source type="image/webp" srcSet={webp} {...size} />
    </>
  );
}

/** A picture that fills the box around it. `app/startup/pictures.ts` lets go what waits for the visitor to come near. */
export function Picture({ picture, wide, full, load = "near", decorative = false }: PictureProps) {
  const sizes = full ? `${upTo[full]} 100vw, ${wide}` : wide;
  const { avif, webp, src, width, height, alt, focus, tall } = picture;
  return (
    <picture
      className={styles.picture}
      data-picture=""
      data-x={focus[0]}
      data-y={focus[1]}
      data-waiting={load === "near" ? "" : undefined}
    >
      {tall && <TallSources {...tall} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={decorative ? "" : alt}
        {...(load === "first"
          ? { decoding: "sync", fetchPriority: "high" }
          : { decoding: "async", loading: "lazy" })}
      />
    </picture>
  );
}
