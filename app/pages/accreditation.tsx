import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/accreditation.ts";

export function loader({ url }: Route.LoaderArgs) {
  return innerPageData("accreditation", url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function AccreditationPage({ loaderData }: Route.ComponentProps) {
  const { hero, breadcrumb, intro } = loaderData;
  return (
    <>
      <PageHero {...hero} breadcrumb={breadcrumb} />
      <Introduction {...intro} number="01" />
    </>
  );
}
