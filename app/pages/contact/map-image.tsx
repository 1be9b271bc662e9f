import { useCallback, useEffect, useState, type ReactNode } from "react";
import { mapRetries, mapRetryDelayMs } from "#app/constants.ts";

interface MapImageProps {
  readonly src: string;
  readonly alt: string;
  /** Stands in the image's place once all attempts have failed. */
  readonly fallback: ReactNode;
}

/** The map of an office, which is asked for again, later each time, when it cannot be loaded. */
export function MapImage({ src, alt, fallback }: MapImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(0);

  // The image may have failed before React could listen to it.
  const noticeEarlyFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(1);
  }, []);

  useEffect(() => {
    if (failed === 0 || failed > mapRetries) return undefined;
    const timer = setTimeout(() => setAttempt(failed), mapRetryDelayMs(failed));
    return () => clearTimeout(timer);
  }, [failed]);

  if (failed > mapRetries) return fallback;
  return (
    <img
      ref={noticeEarlyFailure}
      // Another address each time, so that the browser asks again.
      src={attempt === 0 ? src : `${src}?retry=${attempt}`}
      alt={alt}
      width={720}
      height={460}
      loading="lazy"
      onError={() => setFailed(attempt + 1)}
    />
  );
}
