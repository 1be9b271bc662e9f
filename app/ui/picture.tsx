import { useRef } from "react";
import styles from "./picture.module.css";
import { savesData } from "./saves-data.ts";
import { useNear } from "./use-near.ts";

/** A built picture: addresses by format, natural size in px, and what it shows in words. */
export interface PictureSource {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The side to keep where the layout cuts the picture. */
  readonly focus?: "left" | "right" | undefined;
  /** The same for phones, cut to 4:5 around its subject. */
  readonly tall?: { readonly avif: string; readonly webp: string };
}

interface PictureProps {
  readonly picture: PictureSource;
  /** How wide the picture stands in the layout, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** `first`: fetched at once and before all else; `near`: once it comes close to the viewport. */
  readonly load?: "first" | "near";
  /** The words are already said beside the picture, so a screen reader passes over it. */
  readonly decorative?: boolean;
}

/** What `sizes` says for whoever saves data: the least of the widths, whatever the screen. */
const least = "1px";

/** @param sizes how wide the picture stands in the layout */
const orLeast = (sizes: string) => `(prefers-reduced-data: reduce) ${least}, ${sizes}`;

/** Not written as a range: browsers that know no range in `media` would take these for every width. */
const phones = "(max-width: 47.9375em)";

function TallSources({ avif, webp }: NonNullable<PictureSource["tall"]>) {
  const size = { media: phones, sizes: orLeast("100vw"), width: 720, height: 900 };
  return (
    <>
      <source type="image/avif" srcSet={avif} {...size} />
      <source type="image/webp" srcSet={webp} {...size} />
    </>
  );
}

function Sources({ picture, sizes, load = "near", decorative = false }: PictureProps) {
  const { avif, webp, src, width, height, alt, tall } = picture;
  return (
    <picture className={styles.picture} data-picture="" data-focus={picture.focus}>
      {tall && <TallSources {...tall} />}
      <source type="image/avif" srcSet={avif} sizes={orLeast(sizes)} />
      <source type="image/webp" srcSet={webp} sizes={orLeast(sizes)} />
      <img
        src={src}
        width={width}
        height={height}
        alt={decorative ? "" : alt}
        decoding={load === "first" ? "sync" : "async"}
        fetchPriority={load === "first" ? "high" : "auto"}
      />
    </picture>
  );
}

function NearPicture(props: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const near = useNear(place);
  if (near) return <Sources {...props} sizes={savesData() ? least : props.sizes} />;
  return (
    <span ref={place} className={styles.place} data-picture="">
      <noscript>
        <Sources {...props} />
      </noscript>
    </span>
  );
}

/** A picture in the modern formats, in the width that the layout asks for. It fills the box around it. */
export function Picture(props: PictureProps) {
  return props.load === "first" ? <Sources {...props} /> : <NearPicture {...props} />;
}
