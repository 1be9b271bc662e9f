import type { LoaderFunctionArgs } from "react-router";

/** What a page's loader gets while building: the address of the page, with the prefix of its language. */
export type PageArgs = Pick<LoaderFunctionArgs, "url">;

/** What a page is drawn from: all that its loader gives but `head`, which the document's head is made of. */
export interface PageProps<Loader extends (args: PageArgs) => object> {
  readonly data: Omit<ReturnType<Loader>, "head">;
}
