import { glossaryData } from "#app/content/glossary.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { GlossaryList } from "#app/sections/glossary-list.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/glossary.ts";

export function loader({ url }: Route.LoaderArgs) {
  const { head, breadcrumb, words } = innerPageData("glossary", url);
  return { head, breadcrumb, hero: words.hero, intro: words.intro, glossary: glossaryData(url) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, hero, intro, glossary } = loaderData;
  return (
    <>
      <PageHero {...hero} breadcrumb={breadcrumb} />
      <Introduction {...intro} number="01" />
      <GlossaryList {...glossary} />
    </>
  );
}
