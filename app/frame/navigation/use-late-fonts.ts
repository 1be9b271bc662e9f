import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { fonts } from "#app/styles/fonts.ts";

/**
 * Letters that came too late for the first page are not put into it, so that nothing jumps under the reader
 * (`font-display: optional`). The next page, where everything changes anyway, is shown with them.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const firstPath = useRef(pathname);
  const loaded = useRef<readonly FontFace[]>([]);

  useEffect(() => {
    const faces = fonts.map(({ family, weight, url }) => new FontFace(family, `url(${url})`, { weight }));
    // The page has asked for the files already: they come from the browser's cache, or with that request.
    Promise.all(faces.map((face) => face.load())).then(
      (all) => {
        loaded.current = all;
      },
      () => {
        // Without the files, the fallbacks go on.
      },
    );
  }, []);

  useLayoutEffect(() => {
    if (pathname === firstPath.current) return;
    for (const face of loaded.current) document.fonts.add(face);
  }, [pathname]);
}
