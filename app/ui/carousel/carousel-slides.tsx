import { useEffect, useState } from "react";
import { Picture, type PictureSource } from "../picture.tsx";
import styles from "./carousel.module.css";
import type { CarouselState } from "./use-carousel.ts";

interface CarouselSlidesProps {
  readonly id: string;
  /** `text` is shown on the slide, below its label. */
  readonly slides: readonly {
    readonly label: string;
    readonly text?: string;
    readonly picture: PictureSource;
  }[];
  readonly state: CarouselState;
  readonly labels: { readonly slideRole: string; readonly position: string };
  readonly sizes: string;
  /** Whether the first picture is the page's first, or is fetched once it comes close. */
  readonly first?: "first" | "near";
  readonly swipeProps: React.ComponentProps<"div">;
}

function slideState(
  index: number,
  { index: current, previousIndex }: CarouselState,
): "current" | "previous" | undefined {
  if (index === current) return "current";
  return index === previousIndex ? "previous" : undefined;
}

/**
 * The pictures, one over the other. Only the first is fetched with the page; each of the others when it is next,
 * once the page has loaded. Without JavaScript they stand side by side and scroll.
 */
export function CarouselSlides({
  id,
  slides,
  state,
  labels,
  sizes,
  first = "first",
  swipeProps,
}: CarouselSlidesProps) {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));
  const { index, rotating } = state;
  const following = (index + 1) % slides.length;

  useEffect(() => {
    const wanted = rotating ? [index, following] : [index];
    const fetchWanted = () => {
      setFetched((known) =>
        wanted.every((entry) => known.has(entry)) ? known : new Set([...known, ...wanted]),
      );
    };
    if (document.readyState === "complete") {
      const frame = requestAnimationFrame(fetchWanted);
      return () => {
        cancelAnimationFrame(frame);
      };
    }
    addEventListener("load", fetchWanted, { once: true });
    return () => {
      removeEventListener("load", fetchWanted);
    };
  }, [index, following, rotating]);

  return (
    <div
      id={id}
      className={styles.slides}
      aria-live={rotating ? "off" : "polite"}
      data-by-hand={state.byHand}
      {...swipeProps}
    >
      {slides.map(({ label, text, picture }, place) => (
        <div
          key={label}
          className={styles.slide}
          role="group"
          aria-roledescription={labels.slideRole}
          aria-label={`${labels.position.replace("{number}", String(place + 1)).replace("{total}", String(slides.length))}, ${label}`}
          data-state={slideState(place, state)}
        >
          {fetched.has(place) ? (
            <Picture picture={picture} sizes={sizes} load={place === 0 ? first : "first"} />
          ) : (
            <noscript>
              <Picture picture={picture} sizes={sizes} load="first" />
            </noscript>
          )}
          {text !== undefined && (
            <div className={styles.caption}>
              <p className="label">{label}</p>
              <p>{text}</p>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
