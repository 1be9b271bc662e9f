import { guideData } from "./guide.server.ts";
import { innerPageData } from "#app/content/pages.server.ts";
import { controlCards, methodLinks, pagePaths } from "#app/content/shared-parts.server.ts";
import { ControlList } from "./control-list.tsx";
import { Guide } from "./guide.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { MethodLinks } from "./method-links.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { LinkBand } from "./link-band.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

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
      <Guide {...guide} number="03" />
      <MethodLinks {...words.methods} number="04" href={links.cnd} methods={methods} />
      <LinkBand {...words.domains} href={links.domains} />
    </>
  );
}

export { ControlPage as default };
