import type { ComponentType, ReactElement } from "react";
import type { Language } from "#model/site/pages.ts";
import type { Head } from "#app/seo/head-tags.server.tsx";

/** A page in one language: the data of its document's head, the component's props, and the element. */
export interface PageInLanguage {
  readonly head: Head;
  readonly data: object;
  readonly element: ReactElement;
}

/** Makes a page in a language. Runs at build time. */
export type Page = (language: Language) => PageInLanguage;

/**
 * Joins the loader and the component of a page. Each `page.tsx` exports the result.
 * @param loader returns `head` and the component's props for a language @param Component takes all but `head` as props
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
