import { homeData } from "#app/content/pages.server.ts";
import { AboutSummary } from "./about-summary.tsx";
import { ActivitiesSummary } from "./activities-summary.tsx";
import { HomeHero } from "./home-hero.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { SectorsSummary } from "./sectors-summary.tsx";
import { Strengths } from "./strengths.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return homeData(url);
}

function HomePage({
  data: { hero, carousel, strengths, about, sectors, activities, partners },
}: PageProps<typeof loader>) {
  return (
    <>
      <HomeHero {...hero} carousel={carousel} />
      <Strengths {...strengths} />
      <AboutSummary {...about} number="01" />
      <SectorsSummary {...sectors} number="02" />
      <ActivitiesSummary {...activities} number="03" />
      <PartnerStrip {...partners} format="standard" />
    </>
  );
}

export { HomePage as default };
