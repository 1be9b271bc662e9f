import type { Language } from "#model/site/languages.ts";

/** What a page is drawn from: all that its loader gives but `head`, which the document's head is made of. */
export interface PageProps<Loader extends (language: Language) => object> {
  readonly data: Omit<ReturnType<Loader>, "head">;
}
