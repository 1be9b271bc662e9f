import { notFoundData } from "#app/content/pages.server.ts";
import { MissingPage } from "#app/sections/missing-page.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/not-found.ts";

export function loader({ url }: Route.LoaderArgs) {
  return notFoundData(url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <MissingPage {...loaderData} />;
}
