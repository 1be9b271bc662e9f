/** What loaders hand to pages: content with its files resolved to addresses. Types only, safe in the browser. */

import type { PageId } from "#app/i18n/paths.ts";

/** One picture, ready for `<picture>`: addresses by format, natural size in px, and its words. */
export interface Picture {
  readonly avif: string;
  readonly webp: string;
  /** Fallback for browsers that know neither format. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The side to keep where the layout cuts the picture. */
  readonly focus?: "left" | "right" | undefined;
  /** The same cut to a phone's proportions, 4:5, around its subject. Only on a page's first screen. */
  readonly tall?: { readonly avif: string; readonly webp: string };
}

/** A logo of a strip: address of the file and the name read aloud in its place. */
export interface Logo {
  readonly src: string;
  readonly name: string;
}

/** A link inside the site. `page` is the page it leads to, by which the current one is marked. */
export interface PageLink {
  readonly page: PageId;
  readonly href: string;
  readonly label: string;
}

/** An entry of the main menu: a link, or a button that unfolds the pages of `controls`. */
export interface MenuEntry extends PageLink {
  readonly controls?: readonly (PageLink & { readonly code: string })[];
}

/** Content in which every picture's file name has become its addresses. */
export type WithPictures<Value> = Value extends { readonly file: string; readonly alt: string }
  ? Picture
  : Value extends readonly (infer Entry)[]
    ? WithPictures<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: WithPictures<Value[Key]> }
      : Value;
