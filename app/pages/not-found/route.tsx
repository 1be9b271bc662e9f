import { notFoundData } from "#app/content/pages.server.ts";
import { MissingPage } from "./missing-page.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return notFoundData(url);
}

function NotFoundPage({ data }: PageProps<typeof loader>) {
  return <MissingPage {...data} />;
}

export { NotFoundPage as default };
