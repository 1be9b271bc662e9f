import { upTo } from "./breakpoints.ts";
import styles from "./picture.module.css";

/** A built picture: URLs by format, natural size in px, and its description. */
export interface PictureSource {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The point to keep if the layout crops the picture: percent from the left and from the top, in tens. */
  readonly focus: readonly [x: number, y: number];
  /** The picture for phones, cropped to 4:5 around its subject. */
  readonly tall?: { readonly avif: string; readonly webp: string };
}

interface PictureProps {
  readonly picture: PictureSource;
  /** Width of the picture in the layout, such as `58vw`. */
  readonly wide: string;
  /** Widest window in which it spans the whole width instead. */
  readonly full?: keyof typeof upTo | undefined;
  /** `first`: fetched at once, before all else; `near`: when it comes near the viewport; `shown`: when it is displayed. */
  readonly load?: "first" | "near" | "shown";
  /** The words beside the picture describe it already: screen readers skip it. */
  readonly decorative?: boolean;
}

/** `max-width`, not a range: browsers without ranges in `media` would use these sources at every width. */
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

/** A picture that fills its container. `app/startup/pictures.ts` fetches it when it comes near the viewport. */
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
