import { domainList } from "#app/content/domains.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { DomainList } from "#app/sections/domain-list.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/domains.ts";

export function loader({ url }: Route.LoaderArgs) {
  const { head, breadcrumb, words } = innerPageData("domains", url);
  return { head, breadcrumb, hero: words.hero, intro: words.intro, list: domainList(url) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function DomainsPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, hero, intro, list } = loaderData;
  return (
    <>
      <PageHero {...hero} breadcrumb={breadcrumb} />
      <Introduction {...intro} number="01" />
      <DomainList {...list} number="02" />
    </>
  );
}
