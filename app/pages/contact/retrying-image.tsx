import { useCallback, useEffect, useState, type ReactNode } from "react";

interface RetryingImageProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** How often the image is asked for again. */
  readonly retries: number;
  /** Time before the given attempt, counted from 1, in ms. */
  readonly delayMs: (attempt: number) => number;
  /** Stands in the image's place once all attempts have failed. */
  readonly fallback: ReactNode;
}

/** Address of an attempt: different from the last one, so that the browser asks again. */
function addressOf(src: string, attempt: number): string {
  return attempt === 0 ? src : `${src}?retry=${attempt}`;
}

/** An image that is asked for again, later each time, when it cannot be loaded. */
export function RetryingImage({ src, alt, width, height, retries, delayMs, fallback }: RetryingImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(0);

  // The image may have failed before React could listen to it.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(1);
  }, []);

  useEffect(() => {
    if (failed === 0 || failed > retries) return undefined;
    const timer = setTimeout(() => setAttempt(failed), delayMs(failed));
    return () => clearTimeout(timer);
  }, [failed, retries, delayMs]);

  if (failed > retries) return fallback;
  return (
    <img
      ref={noticeEarlyFailure}
      src={addressOf(src, attempt)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      onError={() => setFailed(attempt + 1)}
    />
  );
}
