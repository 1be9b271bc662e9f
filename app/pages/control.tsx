import { guideData } from "#app/content/guide.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { controlCards, methodLinks, pagePaths } from "#app/content/shared-parts.server.ts";
import { ControlList } from "#app/sections/control-list.tsx";
import { DecisionGuide } from "#app/sections/decision-guide.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { MethodTeaser } from "#app/sections/method-teaser.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Pointer } from "#app/sections/pointer.tsx";
import type { PageArgs, PageProps } from "./page.ts";

export function loader({ url }: PageArgs) {
  return {
    ...innerPageData("control", url),
    cards: controlCards(url),
    guide: guideData(url),
    methods: methodLinks(url),
    links: pagePaths(["cnd", "domains"], url),
  };
}

function ControlPage({
  data: { breadcrumb, words, cards, guide, methods, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <ControlList {...words.controls} number="02" cards={cards} />
      <DecisionGuide {...guide} number="03" />
      <MethodTeaser {...words.methods} number="04" href={links.cnd} methods={methods} />
      <Pointer {...words.domains} href={links.domains} />
    </>
  );
}

export { ControlPage as default };
