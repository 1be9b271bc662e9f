import { domainList } from "./domain-list.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { DomainList } from "./domain-list.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  const { head, breadcrumb, words } = innerPageData("domains", url);
  return { head, breadcrumb, hero: words.hero, intro: words.intro, list: domainList(url) };
}

function DomainsPage({ data: { breadcrumb, hero, intro, list } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} breadcrumb={breadcrumb} />
      <Introduction {...intro} number="01" />
      <DomainList {...list} number="02" />
    </>
  );
}

export { DomainsPage as default };
