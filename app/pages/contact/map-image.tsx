/** The map of an office. `app/behaviours/map-retry.ts` requests it again if it fails to load. */
export function MapImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  return <img src={src} alt={alt} width={720} height={460} loading="lazy" data-map="" />;
}
