import type { ComponentType, ReactElement } from "react";
import type { Language } from "#model/site/pages.ts";
import type { Head } from "#app/seo/head-tags.server.tsx";

/** A page in a language: what its document's head is made of, what it shows, and that drawn. */
export interface PageInLanguage {
  readonly head: Head;
  readonly data: object;
  readonly element: ReactElement;
}

/** Makes a page in a language. It runs while documents are made. */
export type Page = (language: Language) => PageInLanguage;

/**
 * Joins a page's loader and its component. Each `page.tsx` exports what this returns.
 * @param loader gives the head and what the component shows in a language @param Component takes all but `head` as props
 */
export function definePage<Given extends { readonly head: Head }>(
  loader: (language: Language) => Given,
  Component: ComponentType<Omit<Given, "head">>,
): Page {
  return (language) => {
    const { head, ...data } = loader(language);
    return { head, data, element: <Component {...data} /> };
  };
}
