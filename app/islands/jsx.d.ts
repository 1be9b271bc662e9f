import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of islands, for JSX. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** A part of a page that React hydrates: `app/islands/island.server.tsx`. */
      "x-island": Plain & {
        "data-modules": string;
        "data-props": string;
      };
      /** Children of an island, rendered at build time and not changed by React. */
      "x-slot": Plain;
    }
  }
}
