import type { LoaderFunctionArgs } from "react-router";
import type { Language } from "#app/i18n/languages.ts";
import { languageOfPath } from "#app/i18n/paths.ts";

/** What a loader gets while building: the address of the page, with the prefix of its language. */
export type PageArgs = Pick<LoaderFunctionArgs, "url">;

/** A loader that is given the language of the page's address. */
export function inLanguage<Data>(load: (language: Language) => Data) {
  return ({ url }: PageArgs) => load(languageOfPath(url.pathname));
}

/** What a page is drawn from: all that its loader gives but `head`, which the document's head is made of. */
export interface PageProps<Loader extends (args: PageArgs) => object> {
  readonly data: Omit<ReturnType<Loader>, "head">;
}
