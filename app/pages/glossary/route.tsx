import { glossaryData } from "./glossary-list.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { GlossaryList } from "./glossary-list.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  const { head, breadcrumb, words } = innerPageData("glossary", url);
  return { head, breadcrumb, hero: words.hero, intro: words.intro, glossary: glossaryData(url) };
}

function GlossaryPage({ data: { breadcrumb, hero, intro, glossary } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} breadcrumb={breadcrumb} />
      <Introduction {...intro} number="01" />
      <GlossaryList {...glossary} />
    </>
  );
}

export { GlossaryPage as default };
