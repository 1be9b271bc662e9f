import { innerPageData } from "#app/content/pages.server.ts";
import { DomainList } from "#app/sections/domain-list.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/domains.ts";

export function loader({ url }: Route.LoaderArgs) {
  return innerPageData("domains", url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function DomainsPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <DomainList {...words.list} number="02" />
    </>
  );
}
