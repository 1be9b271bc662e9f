import { MissingPage } from "./missing-page.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function NotFoundPage({ data }: PageProps<typeof loader>) {
  return <MissingPage {...data} />;
}
