/** The map of an office. `app/behaviours/map-retry.ts` asks for it again where it cannot be loaded. */
export function MapImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  return <img src={src} alt={alt} width={720} height={460} loading="lazy" data-map="" />;
}
