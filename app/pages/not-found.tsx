import { notFoundData } from "#app/content/pages.server.ts";
import { MissingPage } from "#app/sections/missing-page.tsx";
import type { PageArgs, PageProps } from "./page.ts";

export function loader({ url }: PageArgs) {
  return notFoundData(url);
}

function NotFoundPage({ data }: PageProps<typeof loader>) {
  return <MissingPage {...data} />;
}

export { NotFoundPage as default };
